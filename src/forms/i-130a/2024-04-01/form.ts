import { yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { addressHistory, jobHistory } from '#facts/derived/history.ts'
import { aboutParents } from '#facts/derived/parents.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import {
  attorneyBlockWithVolag,
  interpreted,
  interpreterWithAddress,
  prepared,
  preparerWithStatement,
} from '../../closing.ts'

export const byAttorney = attorneyBlockWithVolag(represented.applicantsG28)

export const aboutYou = part('1', 'Information About You (Spouse Beneficiary)', [
  askIfAny('1', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('2', person.onlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  ask('3.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('3.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('3.c', person.middleName, { label: 'Middle Name' }),
  ask('4', addressHistory.physicalAddress, { label: 'Physical Address 1' }),
  ask('5.a', addressHistory.physicalAddressFrom, { label: 'Date From' }),
  ask('6', addressHistory.earlierAddresses, {
    label: 'Physical Address 2: your physical addresses for the last five years',
  }),
  ask('8', addressHistory.lastHomeAbroad, {
    label: 'Your last address outside the United States of more than one year',
  }),
  ask('9.a', addressHistory.lastHomeAbroadFrom, { label: 'Date From' }),
  ask('9.b', addressHistory.lastHomeAbroadUntil, { label: 'Date To' }),
  ask('10', aboutParents.parentsByMaidenName, { label: 'Information About Parent 1 and Parent 2' }),
])

const works = yes(person.worksNow)
const longAgoAbroad = yes(jobHistory.hasOldJobAbroad)

export const employment = part('2', 'Information About Your Employment', [
  ask('1', jobHistory.employerNow, { label: 'Employer 1: Name of Employer/Company' }),
  ask('2', jobHistory.employerNowAddress, { label: 'Address of Employer 1', when: works }),
  ask('3', jobHistory.occupationNow, { label: 'Your Occupation', when: works }),
  ask('4.a', jobHistory.jobNowFrom, { label: 'Date From', when: works }),
  askIfAny('5', jobHistory.earlierJobs, { label: 'Employer 2: your employment history for the last five years' }),
])

export const employmentAbroad = part('3', 'Information About Your Employment Outside the United States', [
  ask('1', jobHistory.lastEmployerAbroad, { label: 'Name of Employer/Company', when: longAgoAbroad }),
  ask('2', jobHistory.lastEmployerAbroadAddress, { label: 'Address', when: longAgoAbroad }),
  ask('3', jobHistory.lastOccupationAbroad, { label: 'Your Occupation', when: longAgoAbroad }),
  ask('4.a', jobHistory.lastJobAbroadFrom, { label: 'Date From', when: longAgoAbroad }),
  ask('4.b', jobHistory.lastJobAbroadUntil, { label: 'Date To', when: longAgoAbroad }),
  ask('1 never', jobHistory.neverWorkedAbroad),
])

export const statement = part(
  '4',
  'Spouse Beneficiary’s Statement, Contact Information, Certification, and Signature',
  [
    ask('1', interpreter.readsEnglish, { label: 'I can read and understand English' }),
    ask('1.b language', interpreter.interpreterLanguage, { when: interpreted }),
    askIfAny('2', preparer.hasPreparer, {
      label: 'At my request, the preparer named in Part 6. prepared this form for me',
    }),
    ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 6.', when: prepared }),
    ask('3', person.daytimePhone, { label: 'Spouse Beneficiary’s Daytime Telephone Number' }),
    askIfAny('4', person.mobilePhone, { label: 'Spouse Beneficiary’s Mobile Telephone Number (if any)' }),
    askIfAny('5', person.email, { label: 'Spouse Beneficiary’s Email Address (if any)' }),
  ],
)

export const interpretation = part(
  '5',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1.a', '1.b'),
  interpreted,
)

export const preparation = part(
  '6',
  'Contact Information, Declaration, and Signature of the Person Preparing this Form, if Other Than the Spouse Beneficiary',
  preparerWithStatement('1.a', '1.b', '7.b extends', represented.applicantsG28),
  prepared,
)

export const additionalInformation = part('7', 'Additional Information', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)' }),
])

export const i130a = form({
  id: 'i-130a',
  edition: '2024-04-01',
  name: 'I-130A',
  title: 'Supplemental Information for Spouse Beneficiary',
  parts: [
    byAttorney,
    aboutYou,
    employment,
    employmentAbroad,
    statement,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i130a
