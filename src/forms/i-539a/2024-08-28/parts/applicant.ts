import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { attorneyBlock } from '../../../closing.ts'
import { entryDocument, name, newPassport } from '../../../i-539/2024-08-28/parts/with-i-539a.ts'

export const byAttorney = attorneyBlock(represented.applicantsG28)

export const aboutApplicant = part('1', 'Information About the Person Filing Form I-539', [
  ask('1 family name', of('applicant', person.familyName)),
  ask('1 given name', of('applicant', person.givenName)),
  askIfAny('1 middle name', of('applicant', person.middleName)),
])

export const aboutYou = part('2', 'Information About You', [
  ...name,
  ask('2', person.birthDate),
  ask('3', person.birthCountry),
  ask('4', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('5', person.ssn, { label: 'U.S. Social Security Number' }),
  askIfAny('6', person.aNumber, { label: 'Alien Registration Number (A-Number)' }),
  ask('7 arrival', aboutPerson.lastArrivalOn, { label: 'Date of Arrival' }),
  ask('7 I-94 number', aboutPerson.i94Number, { label: 'Form I-94 Arrival/Departure Record Number' }),
  ...entryDocument('7'),
  ask('8 status', aboutStatus.statusCode, { label: 'Current Nonimmigrant Status' }),
  ask('8 expires', aboutPerson.statusUntil, { label: 'Expiration Date' }),
  ...newPassport('9'),
  askIfAny('10', person.onlineAccount),
])
