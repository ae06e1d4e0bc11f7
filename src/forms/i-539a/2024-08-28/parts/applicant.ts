import { has, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutAttorney } from '#facts/derived/parties.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { attorney } from '#facts/firm.ts'
import { person } from '#facts/person.ts'

const represented = has(attorney.familyName)
const passportIsNew = yes(aboutStatus.passportIsNew)

export const byAttorney = part(
  '0',
  'To be completed by an Attorney or Accredited Representative (if any)',
  [
    ask('G-28', aboutAppearance.g28Attached),
    askIfAny('bar number', aboutAttorney.barNumber, { label: 'Attorney State Bar Number' }),
    askIfAny('online account', attorney.onlineAccount, {
      label: 'Attorney or Accredited Representative USCIS Online Account Number',
    }),
  ],
  represented,
)

export const aboutApplicant = part('1', 'Information About the Person Filing Form I-539', [
  ask('1 family name', of('applicant', person.familyName)),
  ask('1 given name', of('applicant', person.givenName)),
  askIfAny('1 middle name', of('applicant', person.middleName)),
])

export const aboutYou = part('2', 'Information About You', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  ask('2', person.birthDate),
  ask('3', person.birthCountry),
  ask('4', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('5', person.ssn, { label: 'U.S. Social Security Number' }),
  askIfAny('6', person.aNumber, { label: 'Alien Registration Number (A-Number)' }),
  ask('7 arrival', aboutPerson.lastArrivalOn, { label: 'Date of Arrival' }),
  ask('7 I-94 number', aboutPerson.i94Number, { label: 'Form I-94 Arrival/Departure Record Number' }),
  askIfAny('7 passport', aboutStatus.entryPassportNumber, { label: 'Passport Number' }),
  askIfAny('7 travel document', aboutStatus.entryTravelDocumentNumber, { label: 'Travel Document Number' }),
  ask('7 country', aboutStatus.entryDocumentCountry, { label: 'Country of Passport or Travel Document Issuance' }),
  ask('7 expiration', aboutStatus.entryDocumentExpiresOn, { label: 'Passport or Travel Document Expiration Date' }),
  ask('8 status', aboutStatus.statusCode, { label: 'Current Nonimmigrant Status' }),
  ask('8 expires', aboutPerson.statusUntil, { label: 'Expiration Date' }),
  ask('9 passport', aboutPerson.passportNumber, { when: passportIsNew }),
  ask('9 country', aboutPerson.passportCountry, { when: passportIsNew }),
  ask('9 expiration', aboutPerson.passportExpiresOn, { when: passportIsNew }),
  askIfAny('10', person.onlineAccount),
])
