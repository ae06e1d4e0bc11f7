import { all, has, is, not } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutI9 } from '#facts/derived/i9.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { i9Section1 } from '#facts/i9.ts'
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
