import { any, is, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { household, householdSize, IMMIGRANT, incomes, sponsored, work } from '#facts/derived/support.ts'
import { allAssets, assets } from '#facts/derived/support-assets.ts'
import { person } from '#facts/person.ts'
import { standing } from '#facts/standing.ts'
import { affidavit, sponsor } from '#facts/support.ts'
import {
  attorneyBlock,
  interpreted,
  interpreterWithoutAddress,
  prepared,
  preparerWithoutAddress,
} from '../../closing.ts'

export const byAttorney = attorneyBlock(represented.applicantsG28, {
  g28: 'Select this box if Form G-28 or G-28I is attached',
})

const { sponsorBasis } = affidavit
const isOwner = is(sponsorBasis, 'Owner')

export const basis = part('1', 'Basis For Filing Affidavit of Support', [
  ask('1', sponsorBasis, { label: 'I am the sponsor submitting this affidavit of support because' }),
  ask('1.b', sponsored.immigrantIsMy, {
    label: 'The intending immigrant is related to me as my',
    when: is(sponsorBasis, 'Worker petitioner'),
  }),
  ask('1.c business', company.legalName, {
    label: 'I have an ownership interest of at least 5 percent in',
    when: isOwner,
  }),
  ask('1.c', sponsored.immigrantIsMy, { label: 'The intending immigrant is related to me as my', when: isOwner }),
  ask('1.e', sponsorBasis, {
    label: 'First or second of two joint sponsors',
    when: is(sponsorBasis, 'First joint sponsor', 'Second joint sponsor'),
  }),
  ask('1.f', affidavit.substituteRelation, {
    label: 'I am the intending immigrant’s',
    when: is(sponsorBasis, 'Substitute sponsor'),
  }),
])

export const sponsorPart = part('2', 'Information About You (Sponsor)', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  ask('2', aboutPerson.mailingAddress, { label: 'Sponsor’s Current Mailing Address' }),
  ask('3', aboutPerson.mailIsAtHome, {
    label: 'Is your current mailing address the same as your physical address?',
  }),
  ask('4', aboutPerson.homeAddress, {
    label: 'Sponsor’s Physical Address',
    when: no(aboutPerson.mailIsAtHome),
  }),
  ask('5', sponsor.domicile),
  ask('6', person.birthDate),
  ask('7', person.birthCountry),
  ask('8', person.ssn, { label: 'U.S. Social Security Number (Required)' }),
  ask('9', standing.standing, { label: 'Immigration Status' }),
  askIfAny('10', person.aNumber, { label: 'Sponsor’s A-Number (if any)' }),
  askIfAny('11', person.onlineAccount),
  // "To be completed by petitioner sponsors only."
  ask('12', sponsor.activeDuty, { when: is(sponsorBasis, 'Petitioner') }),
])

export const immigrant = part('3', 'Information About the Principal Immigrant', [
  ask('1 family name', of(IMMIGRANT, person.familyName)),
  ask('1 given name', of(IMMIGRANT, person.givenName)),
  askIfAny('1 middle name', of(IMMIGRANT, person.middleName)),
  ask('2', of(IMMIGRANT, aboutPerson.mailingAddress), { label: 'Current Mailing Address' }),
  ask('3', of(IMMIGRANT, person.citizenship), { label: 'Country of Citizenship or Nationality' }),
  ask('4', of(IMMIGRANT, person.birthDate)),
  askIfAny('5', of(IMMIGRANT, person.aNumber)),
  askIfAny('6', of(IMMIGRANT, person.onlineAccount)),
  ask('7', of(IMMIGRANT, person.daytimePhone)),
])

const { sponsorsFamilyNow, sponsorsFamilyLater } = sponsored

export const immigrants = part('4', 'Information About the Immigrants You Are Sponsoring', [
  ask('1', sponsored.sponsorsImmigrant, { label: 'I am sponsoring the principal immigrant named in Part 3.' }),
  ask('2', sponsorsFamilyNow, {
    label: 'I am sponsoring family members immigrating at the same time or within six months',
    when: yes(sponsorsFamilyNow),
  }),
  ask('3', sponsorsFamilyLater, {
    label: 'I am sponsoring family members who are immigrating more than six months after the principal immigrant',
    when: yes(sponsorsFamilyLater),
  }),
  ask('4', sponsored.sponsoredFamily, {
    label: 'Family Member',
    when: any(yes(sponsorsFamilyNow), yes(sponsorsFamilyLater)),
  }),
])

export const householdPart = part('5', 'Sponsor’s Household Size', [
  ask('1', household.sponsoredCount, { label: 'Total number of immigrants you are sponsoring on this affidavit' }),
  ask('2', household.sponsorCount, { label: 'Yourself' }),
  ask('3', household.spouseCount, { label: 'Spouse, if not counted in Item Number 1' }),
  ask('4', sponsor.dependentChildren, { label: 'Dependent children' }),
  ask('5', sponsor.otherDependents, { label: 'Other dependents' }),
  ask('6', sponsor.sponsoredBefore, { label: 'Other persons sponsored on Form I-864 or Form I-864EZ' }),
  ask('7', household.helperCount, { label: 'Siblings, parents, or adult children submitting Form I-864A' }),
  ask('8', householdSize.householdTotal, { label: 'Household Size' }),
])

const employed = yes(work.isEmployed)
const notWorking = no(person.worksNow)

export const incomePart = part('6', 'Sponsor’s Employment and Income', [
  ask('1', work.isEmployed),
  ask('1 occupation', work.employedAs, { label: 'Employed as a/an', when: employed }),
  ask('2', work.firstEmployer, { label: 'Name of Employer 1', when: employed }),
  askIfAny('3', work.secondEmployer, { label: 'Name of Employer 2 (if applicable)', when: employed }),
  ask('4', work.isSelfEmployed),
  ask('4 occupation', sponsor.selfEmployedAs, {
    label: 'Self-Employed as a/an (Occupation)',
    when: yes(work.isSelfEmployed),
  }),
  ask('5', sponsor.notWorking, { label: 'Retired or Unemployed', when: notWorking }),
  ask('5 since', sponsor.notWorkingSince, {
    label: 'Retired Since',
    when: { all: [notWorking, is(sponsor.notWorking, 'Retired')] },
  }),
  ask('6 since', sponsor.notWorkingSince, {
    label: 'Unemployed Since',
    when: { all: [notWorking, is(sponsor.notWorking, 'Unemployed')] },
  }),
  ask('7', sponsor.annualIncome, { label: 'My current individual annual income' }),
  ask('8', sponsor.householdIncomes, { label: 'Income from other persons in the household' }),
  ask('12', incomes.householdIncomeTotal, { label: 'My Current Annual Household Income' }),
  ask('13', incomes.helpersSign),
  ask('14', incomes.immigrantHelps),
  ask('14 name', incomes.helpingImmigrant, { when: yes(incomes.immigrantHelps) }),
  ask('15', sponsor.filedThreeReturns),
  ask('16.a year', incomes.taxYear1, { label: 'Most recent tax year' }),
  ask('16.a income', incomes.taxIncome1, { label: 'Total income, most recent tax year' }),
  askIfAny('16.b year', incomes.taxYear2, { label: '2nd most recent tax year' }),
  askIfAny('16.b income', incomes.taxIncome2, { label: 'Total income, 2nd most recent tax year' }),
  askIfAny('16.c year', incomes.taxYear3, { label: '3rd most recent tax year' }),
  askIfAny('16.c income', incomes.taxIncome3, { label: 'Total income, 3rd most recent tax year' }),
  ask('17', sponsor.notRequiredToFile),
])

/** "Only include the assets if the principal immigrant is being sponsored by this affidavit of support." */
const immigrantsToo = yes(sponsored.sponsorsImmigrant)

export const assetsPart = part(
  '7',
  'Use of Assets to Supplement Income',
  [
    ask('1', sponsor.cash, { label: 'Balance of all cash, savings, and checking accounts' }),
    ask('2', sponsor.realEstate, { label: 'Net cash value of real-estate holdings' }),
    ask('3', sponsor.otherAssets, {
      label: 'Net cash value of all stocks, bonds, certificates of deposit, and others',
    }),
    ask('4', assets.ownAssets, { label: 'Item Numbers 1. - 3. together' }),
    ask('5', sponsor.membersAssets, { label: 'Assets reported on all the Form I-864A' }),
    ask('6', of(IMMIGRANT, sponsor.cash), {
      label: 'Balance of the principal immigrant’s savings and checking accounts',
      when: immigrantsToo,
    }),
    ask('7', of(IMMIGRANT, sponsor.realEstate), {
      label: 'Net cash value of the principal immigrant’s real estate holdings',
      when: immigrantsToo,
    }),
    ask('8', of(IMMIGRANT, sponsor.otherAssets), {
      label: 'Current cash value of the principal immigrant’s stocks, bonds, and other assets',
      when: immigrantsToo,
    }),
    ask('9', of(IMMIGRANT, assets.ownAssets), { label: 'Item Numbers 6. - 8. together', when: immigrantsToo }),
    ask('10', allAssets.assetsTotal, { label: 'Item Numbers 4., 5., and 9. together' }),
  ],
  yes(affidavit.usesAssets),
)

export const statement = part('8', 'Sponsor’s Contract, Contact Information, Certification, and Signature', [
  ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
  ask('1.B language', interpreter.interpreterLanguage, { when: interpreted }),
  askIfAny('2', preparer.hasPreparer, {
    label: 'At my request, the preparer named in Part 10. prepared this affidavit for me',
  }),
  ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 10.', when: prepared }),
  ask('3', person.daytimePhone, { label: 'Sponsor’s Daytime Telephone Number' }),
  askIfAny('4', person.mobilePhone, { label: 'Sponsor’s Mobile Telephone Number (if any)' }),
  askIfAny('5', person.email, { label: 'Sponsor’s Email Address (if any)' }),
])

export const interpretation = part(
  '9',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithoutAddress,
  interpreted,
)

export const preparation = part(
  '10',
  'Contact Information, Declaration, and Signature of the Person Preparing this Affidavit, if Other Than the Sponsor',
  preparerWithoutAddress,
  prepared,
)

export const additionalInformation = part('11', 'Additional Information', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  askIfAny('2', person.aNumber),
])

export const i864 = form({
  id: 'i-864',
  edition: '2024-10-17',
  name: 'I-864',
  title: 'Affidavit of Support Under Section 213A of the INA',
  roles: { [IMMIGRANT]: 'The principal immigrant; the form’s own person is the sponsor' },
  givenBy: 'person',
  parts: [
    byAttorney,
    basis,
    sponsorPart,
    immigrant,
    immigrants,
    householdPart,
    incomePart,
    assetsPart,
    statement,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i864
