import { all, has, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { addressHistory, jobHistory } from '#facts/derived/history.ts'
import { aboutMarriages } from '#facts/derived/marriages.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutRelative, aboutTheRelative, RELATIVE } from '#facts/derived/relative.ts'
import { aboutTravelDocument } from '#facts/derived/work-permit.ts'
import { nativeScript } from '#facts/family.ts'
import { person } from '#facts/person.ts'
import { relative, theRelative } from '#facts/relative.ts'
import { forSpouse } from './petitioner.ts'

const its = {
  maritalStatus: of(RELATIVE, person.maritalStatus),
  inUnitedStates: of(RELATIVE, person.inUnitedStates),
  worksNow: of(RELATIVE, person.worksNow),
  inProceedings: of(RELATIVE, aboutTheRelative.everInImmigrationProceedings),
  nativeName: of(RELATIVE, nativeScript.nativeFamilyName),
}
const isMarried = is(its.maritalStatus, 'Married', 'Separated')
const isHere = yes(its.inUnitedStates)
const works = yes(its.worksNow)
const inProceedings = yes(its.inProceedings)
const otherLetters = has(its.nativeName)
const livedTogether = all(forSpouse, yes(relative.livedTogether))
const adjusts = is(relative.relativeAppliesIn, 'Adjustment of status')
const abroad = is(relative.relativeAppliesIn, 'Visa abroad')

export const beneficiary = part('4', 'Information About Beneficiary', [
  askIfAny('1', of(RELATIVE, person.aNumber), { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('2', of(RELATIVE, person.onlineAccount), { label: 'USCIS Online Account Number (if any)' }),
  askIfAny('3', of(RELATIVE, person.ssn), { label: 'U.S. Social Security Number (if any)' }),
  ask('4.a', of(RELATIVE, person.familyName), { label: 'Family Name (Last Name)' }),
  ask('4.b', of(RELATIVE, person.givenName), { label: 'Given Name (First Name)' }),
  askIfAny('4.c', of(RELATIVE, person.middleName), { label: 'Middle Name' }),
  askIfAny('5', of(RELATIVE, person.otherNames), { label: 'Other Names Used (if any)' }),
  ask('6', of(RELATIVE, person.birthCity), { label: 'City/Town/Village of Birth' }),
  ask('7', of(RELATIVE, person.birthCountry)),
  ask('8', of(RELATIVE, person.birthDate)),
  ask('9', of(RELATIVE, person.sex)),
  ask('10', of(RELATIVE, theRelative.petitionByOthers), {
    label: 'Has anyone else ever filed a petition for the beneficiary?',
  }),
  ask('11', of(RELATIVE, addressHistory.physicalAddress), { label: 'Beneficiary’s Physical Address' }),
  ask('12', aboutRelative.intendedAddressOnPaper, {
    label: 'The address in the United States where the beneficiary intends to live',
  }),
  ask('13', aboutRelative.abroadOnPaper, { label: 'The beneficiary’s address outside the United States' }),
  askIfAny('14', of(RELATIVE, person.daytimePhone), { label: 'Daytime Telephone Number (if any)' }),
  askIfAny('15', of(RELATIVE, person.mobilePhone), { label: 'Mobile Telephone Number (if any)' }),
  askIfAny('16', of(RELATIVE, person.email), { label: 'Email Address (if any)' }),
  ask('17', of(RELATIVE, aboutMarriages.timesMarried), { label: 'How many times has the beneficiary been married?' }),
  ask('18', its.maritalStatus, { label: 'Current Marital Status' }),
  ask('19', of(RELATIVE, aboutMarriages.presentMarriageOn), { label: 'Date of Current Marriage', when: isMarried }),
  ask('20.a', of(RELATIVE, aboutMarriages.presentMarriageCity), {
    label: 'Place of Beneficiary’s Current Marriage: City or Town',
    when: isMarried,
  }),
  askIfAny('20.b', of(RELATIVE, aboutMarriages.presentMarriageState), { label: 'State', when: isMarried }),
  askIfAny('20.c', of(RELATIVE, aboutMarriages.presentMarriageProvince), { label: 'Province', when: isMarried }),
  ask('20.d', of(RELATIVE, aboutMarriages.presentMarriageCountry), { label: 'Country', when: isMarried }),
  askIfAny('21', of(RELATIVE, aboutMarriages.spouses), { label: 'Names of Beneficiary’s Spouses (if any)' }),
  askIfAny('25', aboutRelative.relativesFamily, {
    label: 'Information About Beneficiary’s Family: spouse and children',
  }),
  ask('45', of(RELATIVE, aboutTheRelative.wasInUnitedStates), {
    label: 'Was the beneficiary EVER in the United States?',
  }),
  ask('46.a', of(RELATIVE, aboutTheRelative.arrivalCode), {
    label: 'He or she arrived as a (Class of Admission)',
    when: isHere,
  }),
  ask('46.b', of(RELATIVE, aboutPerson.i94Number), {
    label: 'Form I-94 Arrival-Departure Record Number',
    when: isHere,
  }),
  ask('46.c', of(RELATIVE, aboutPerson.lastArrivalOn), { label: 'Date of Arrival', when: isHere }),
  ask('46.d', of(RELATIVE, aboutPerson.admittedUntil), {
    label: 'Date authorized stay expired, or will expire, as shown on Form I-94, or D/S',
    when: isHere,
  }),
  askIfAny('47', of(RELATIVE, aboutPerson.passportNumber), { label: 'Passport Number' }),
  askIfAny('48', of(RELATIVE, aboutPerson.travelDocumentNumber), { label: 'Travel Document Number' }),
  askIfAny('49', of(RELATIVE, aboutTravelDocument.documentCountry), {
    label: 'Country of Issuance for Passport or Travel Document',
  }),
  askIfAny('50', of(RELATIVE, aboutTravelDocument.documentExpiresOn), {
    label: 'Expiration Date for Passport or Travel Document',
  }),
  ask('51.a', of(RELATIVE, jobHistory.employerNow), { label: 'Name of Current Employer (if applicable)' }),
  ask('51.b', of(RELATIVE, jobHistory.employerNowAddress), { label: 'Address of Current Employer', when: works }),
  ask('52', of(RELATIVE, jobHistory.jobNowFrom), { label: 'Date Employment Began', when: works }),
  ask('53', its.inProceedings, { label: 'Was the beneficiary EVER in immigration proceedings?' }),
  ask('54', of(RELATIVE, theRelative.proceedings), {
    label: 'Type, location and date of the proceedings',
    when: inProceedings,
  }),
  askIfAny('57.a', its.nativeName, { label: 'Family Name in the native written language' }),
  askIfAny('57.b', of(RELATIVE, nativeScript.nativeGivenName), {
    label: 'Given Name in the native written language',
    when: otherLetters,
  }),
  askIfAny('57.c', of(RELATIVE, nativeScript.nativeMiddleName), {
    label: 'Middle Name in the native written language',
    when: otherLetters,
  }),
  askIfAny('58', of(RELATIVE, aboutPerson.nativeAddressOnPaper), {
    label: 'Foreign address in the native written language',
    when: otherLetters,
  }),
  ask('59', aboutRelative.sharedAddressOnPaper, {
    label: 'The last address at which you physically lived together',
    when: forSpouse,
  }),
  ask('60.a', relative.sharedFrom, { label: 'Date From', when: livedTogether }),
  ask('60.b', aboutRelative.sharedUntilOnPaper, { label: 'Date To', when: livedTogether }),
  ask('61 or 62', relative.relativeAppliesIn, {
    label: 'Whether the beneficiary will apply for adjustment of status or for an immigrant visa abroad',
  }),
  ask('61.a', relative.adjustmentCity, { label: 'USCIS office in: City or Town', when: adjusts }),
  ask('61.b', relative.adjustmentState, { label: 'USCIS office in: State', when: adjusts }),
  ask('62.a', relative.immigrantPostCity, { label: 'U.S. Embassy or U.S. Consulate in: City or Town', when: abroad }),
  askIfAny('62.b', relative.immigrantPostProvince, { label: 'Province', when: abroad }),
  ask('62.c', relative.immigrantPostCountry, { label: 'Country', when: abroad }),
])
