import { is, no } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutTravelDocument, aboutWorkPermit } from '#facts/derived/work-permit.ts'
import { person } from '#facts/person.ts'
import { eVerify, workPermit, workPermitHistory } from '#facts/work-permit.ts'
import { attorneyBlock, interpreted, interpreterWithAddress, prepared, preparerWithStatement } from '../../closing.ts'

const livesElsewhere = no(aboutPerson.mailIsAtHome)
const stemExtension = is(aboutWorkPermit.eligibilityCategory, '(c)(3)(C)')
const h4Spouse = is(aboutWorkPermit.eligibilityCategory, '(c)(26)')
const asylumApplicant = is(aboutWorkPermit.eligibilityCategory, '(c)(8)')
const compellingCircumstances = is(aboutWorkPermit.eligibilityCategory, '(c)(35)', '(c)(36)')

export const byAttorney = attorneyBlock(represented.applicantsG28)

export const reason = part('1', 'Reason for Applying', [
  ask('1', workPermit.workPermitReason, { label: 'I am applying for' }),
])

export const aboutYou = part('2', 'Information About You', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.otherNames, { label: 'Other Names Used' }),
  ask('5', aboutPerson.mailingAddress, { label: 'Your U.S. Mailing Address' }),
  ask('6', aboutPerson.mailIsAtHome, {
    label: 'Is your current mailing address the same as your physical address?',
  }),
  ask('7', aboutPerson.homeAddress, { label: 'U.S. Physical Address', when: livesElsewhere }),
  askIfAny('8', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('9', person.onlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  ask('10', person.sex),
  ask('11', person.maritalStatus),
  ask('12', workPermitHistory.appliedForWorkPermit, { label: 'Have you previously filed Form I-765?' }),
  askIfAny('13', person.ssn, { label: 'Social Security number (SSN) (if known)' }),
  ask('14.a', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('14.b', person.secondCitizenship, { label: 'Further Country of Citizenship or Nationality' }),
  ask('15.a', person.birthCity, { label: 'City/Town/Village of Birth' }),
  ask('15.b', person.birthProvince, { label: 'State/Province of Birth' }),
  ask('15.c', person.birthCountry),
  ask('16', person.birthDate),
  askIfAny('17', aboutPerson.i94Number, { label: 'Form I-94 Arrival-Departure Record Number (if any)' }),
  ask('18', aboutPerson.passportNumber, { label: 'Passport Number of Your Most Recently Issued Passport' }),
  askIfAny('19', aboutPerson.travelDocumentNumber, { label: 'Travel Document Number (if any)' }),
  ask('20', aboutTravelDocument.documentCountry, { label: 'Country That Issued Your Passport or Travel Document' }),
  ask('21', aboutTravelDocument.documentExpiresOn, { label: 'Expiration Date for Passport or Travel Document' }),
  ask('22', aboutPerson.lastArrivalOn, { label: 'Date of Your Last Arrival Into the United States, On or About' }),
  ask('23', aboutPerson.lastArrivalPort, { label: 'Place of Your Last Arrival Into the United States' }),
  ask('24', aboutPerson.lastArrivalClass, { label: 'Immigration Status at Your Last Arrival' }),
  ask('25', person.currentStatus, { label: 'Your Current Immigration Status or Category' }),
  askIfAny('26', person.sevisId, {
    label: 'Student and Exchange Visitor Information System (SEVIS) Number (if any)',
  }),
  ask('27', aboutWorkPermit.eligibilityCategory, { label: 'Eligibility Category' }),
  ask('28.a', aboutWorkPermit.stemDegreeWords, { label: 'Degree', when: stemExtension }),
  ask('28.b', eVerify.eVerifyName, { label: 'Employer’s Name as Listed in E-Verify', when: stemExtension }),
  ask('28.c', eVerify.eVerifyNumber, {
    label: 'Employer’s E-Verify Company Identification Number or a Valid E-Verify Client Company Identification Number',
    when: stemExtension,
  }),
  ask('29', workPermit.spousePetitionReceipt, {
    label: 'Receipt number of your H-1B spouse’s most recent Form I-797 Notice for Form I-129',
    when: h4Spouse,
  }),
  ask('30', workPermitHistory.everArrested, {
    label: 'Have you EVER been arrested for and/or convicted of any crime?',
    when: asylumApplicant,
  }),
  ask('31.a', workPermit.immigrantPetitionReceipt, {
    label: 'Receipt number of the Form I-797 Notice for Form I-140',
    when: compellingCircumstances,
  }),
  ask('31.b', workPermitHistory.everArrested, {
    label: 'Have you EVER been arrested for and/or convicted of any crime?',
    when: compellingCircumstances,
  }),
])

const salvadoranOrGuatemalan = is(person.citizenship, 'SV', 'GT')

export const statement = part('3', 'Applicant’s Statement, Contact Information, Certification, and Signature', [
  ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
  ask('1.b language', interpreter.interpreterLanguage, { when: interpreted }),
  askIfAny('2', preparer.hasPreparer, {
    label: 'At my request, the preparer named in Part 5. prepared this application for me',
  }),
  ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 5.', when: prepared }),
  ask('3', person.daytimePhone, { label: 'Applicant’s Daytime Telephone Number' }),
  askIfAny('4', person.mobilePhone, { label: 'Applicant’s Mobile Telephone Number (if any)' }),
  askIfAny('5', person.email, { label: 'Applicant’s Email Address (if any)' }),
  askIfAny('6', workPermitHistory.abcClassMember, {
    label: 'Salvadoran or Guatemalan national eligible for benefits under the ABC settlement agreement',
    when: salvadoranOrGuatemalan,
  }),
])

export const interpretation = part(
  '4',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1.a', '1.b'),
  interpreted,
)

export const preparation = part(
  '5',
  'Contact Information, Declaration, and Signature of the Person Preparing this Application, If Other Than the Applicant',
  preparerWithStatement('1.a', '1.b', '7.b extends', represented.applicantsG28),
  prepared,
)

export const additionalInformation = part('6', 'Additional Information', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)' }),
])

export const i765 = form({
  id: 'i-765',
  edition: '2025-08-21',
  name: 'I-765',
  title: 'Application for Employment Authorization',
  parts: [byAttorney, reason, aboutYou, statement, interpretation, preparation, additionalInformation],
})

export default i765
