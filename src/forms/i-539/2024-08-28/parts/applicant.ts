import { has, no } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutAttorney } from '#facts/derived/parties.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { attorney } from '#facts/firm.ts'
import { person } from '#facts/person.ts'

const represented = has(attorney.familyName)
const livesElsewhere = no(aboutPerson.mailIsAtHome)
const statusHasEnd = no(aboutStatus.durationOfStatus)

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

export const aboutYou = part('1', 'Information About You', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  askIfAny('2', person.aNumber, { label: 'Alien Registration Number (A-Number)' }),
  askIfAny('3', person.onlineAccount),
  ask('4', aboutPerson.mailingAddress, {
    label: 'Your U.S. Mailing Address (Safe Address, if applicable)',
    help: 'Where you get your mail in the United States.',
  }),
  ask('5', aboutPerson.mailIsAtHome, { label: 'Is your mailing address the same as your physical address?' }),
  ask('6', aboutPerson.homeAddress, { label: 'Your Current Physical Address', when: livesElsewhere }),
  ask('7', person.birthCountry),
  ask('8', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  ask('9', person.birthDate),
  askIfAny('10', person.ssn, { label: 'U.S. Social Security Number' }),
  ask('11 arrival', aboutPerson.lastArrivalOn, { label: 'Date of Last Arrival Into the United States' }),
  ask('11 I-94 number', aboutPerson.i94Number, { label: 'Form I-94 Arrival-Departure Record Number' }),
  askIfAny('11 passport', aboutStatus.entryPassportNumber, { label: 'Passport Number' }),
  askIfAny('11 travel document', aboutStatus.entryTravelDocumentNumber, { label: 'Travel Document Number' }),
  ask('11 country', aboutStatus.entryDocumentCountry, { label: 'Country of Passport or Travel Document Issuance' }),
  ask('11 expiration', aboutStatus.entryDocumentExpiresOn, { label: 'Passport or Travel Document Expiration Date' }),
  ask('12 status', aboutStatus.statusCode, { label: 'Current Nonimmigrant Status' }),
  ask('12 expires', person.statusExpiresOn, { label: 'Date Status Expires', when: statusHasEnd }),
  ask('12 D/S', aboutStatus.durationOfStatus, { label: 'Granted Duration of Status (D/S)' }),
])
