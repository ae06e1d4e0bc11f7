import { no } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { attorneyBlock } from '../../../closing.ts'
import { entryDocument, name } from './with-i-539a.ts'

const livesElsewhere = no(aboutPerson.mailIsAtHome)
const statusHasEnd = no(aboutStatus.durationOfStatus)

export const byAttorney = attorneyBlock(represented.applicantsG28)

export const aboutYou = part('1', 'Information About You', [
  ...name,
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
  ...entryDocument('11'),
  ask('12 status', aboutStatus.statusCode, { label: 'Current Nonimmigrant Status' }),
  ask('12 expires', person.statusExpiresOn, { label: 'Date Status Expires', when: statusHasEnd }),
  ask('12 D/S', aboutStatus.durationOfStatus, { label: 'Granted Duration of Status (D/S)' }),
])
