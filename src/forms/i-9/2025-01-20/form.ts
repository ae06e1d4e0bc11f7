import { all, any, has, is, not, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutI9, i9Entries } from '#facts/derived/i9.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { employment } from '#facts/employment.ts'
import { i9Event, i9Later, i9Section1, i9Section2 } from '#facts/i9.ts'
import { person } from '#facts/person.ts'

const resident = is(i9Section1.attestedStatus, 'Permanent resident')
const alien = is(i9Section1.attestedStatus, 'Authorized to work')
/** "If you check Item Number 4., enter one of these": the first that there is. */
const withoutANumber = all(alien, not(has(person.aNumber)))
const withoutI94 = all(withoutANumber, not(has(aboutPerson.i94Number)))

export const section1 = part('S1.0', 'Section 1. Employee Information and Attestation', [
  ask('last-name', person.familyName, { label: 'Last Name (Family Name)' }),
  ask('first-name', person.givenName, { label: 'First Name (Given Name)' }),
  askIfAny('middle-initial', person.middleName, { label: 'Middle Initial (if any)' }),
  askIfAny('other-names', aboutI9.otherLastNames, { label: 'Other Last Names Used (if any)' }),
  ask('address', aboutPerson.homeAddress, { label: 'Address' }),
  ask('birth-date', person.birthDate, { label: 'Date of Birth' }),
  askIfAny('SSN', person.ssn, {
    label: 'U.S. Social Security Number',
    help: 'You need not give it, unless your employer takes part in E-Verify.',
  }),
  askIfAny('email', person.email, { label: 'Employee’s Email Address' }),
  askIfAny('phone', aboutI9.phone, { label: 'Employee’s Telephone Number' }),
  ask('status', i9Section1.attestedStatus, { label: 'Citizenship or immigration status' }),
  ask('3', person.aNumber, { label: 'USCIS or A-Number of a permanent resident', when: resident }),
  ask('4', aboutI9.workUntil, { label: 'Authorized to work until (exp. date, if any)', when: alien }),
  ask('4 A-Number', person.aNumber, { label: 'USCIS A-Number', when: alien }),
  ask('4 I-94', aboutPerson.i94Number, { label: 'Form I-94 Admission Number', when: withoutANumber }),
  ask('4 passport', aboutI9.passportAndCountry, {
    label: 'Foreign Passport Number and Country of Issuance',
    when: withoutI94,
  }),
])

export const section2 = part('S2.0', 'Section 2. Employer Review and Verification', [
  ask('list-A', aboutI9.listA, { label: 'List A' }),
  ask('list-B', aboutI9.listB, { label: 'List B' }),
  ask('list-C', aboutI9.listC, { label: 'List C' }),
  askIfAny('notes', i9Section2.section2Notes, { label: 'Additional Information' }),
  ask('alternative', i9Section2.examinedRemotely, { label: 'Alternative procedure' }),
  ask('first-day', employment.startedOn, { label: 'First Day of Employment' }),
  ask('signer', aboutI9.section2Signer, { label: 'Last Name, First Name and Title' }),
  ask('employer', company.legalName, { label: 'Employer’s Business or Organization Name' }),
  ask('employer-address', aboutI9.employerAddress, { label: 'Employer’s Address, City or Town, State, ZIP Code' }),
])

/** Both supplements begin with the employee's name as it stands in Section 1. */
const named = [
  ask('last-name', person.familyName, { label: 'Last Name (Family Name) from Section 1' }),
  ask('first-name', person.givenName, { label: 'First Name (Given Name) from Section 1' }),
  askIfAny('middle-initial', person.middleName, { label: 'Middle Initial (if any) from Section 1' }),
] as const

export const helped = yes(i9Section1.hasPreparer)
export const supplementA = part(
  'A.0',
  'Supplement A, Preparer and/or Translator Certification for Section 1',
  [...named, ask('preparers', i9Section1.preparers, { label: 'Preparers and Translators' })],
  helped,
)

/** A rehire or a reverification waits for its entry; later it stays on the form. */
const entered = yes(i9Entries.hasSupplementB)
export const reverified = any(is(i9Event.i9Event, 'Rehire', 'Reverification'), entered)
export const supplementB = part(
  'B.0',
  'Supplement B, Reverification and Rehire (formerly Section 3)',
  [...named, ask('entries', i9Later.reverifications, { label: 'Reverification and Rehire' })],
  reverified,
)

/** Kept by the employer, never sent to an agency (8 CFR 274a.2(b)(2)). */
export const i9 = form({
  id: 'i-9',
  edition: '2025-01-20',
  name: 'I-9',
  title: 'Employment Eligibility Verification',
  roles: { i9: 'The record of this form: one for each employment' },
  parts: [section1, section2, supplementA, supplementB],
})

export default i9
