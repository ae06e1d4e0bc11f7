import { ask, askIfAny, part } from '#engine/form.ts'
import { addressHistory } from '#facts/derived/history.ts'
import { aboutParents } from '#facts/derived/parents.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { attorneyBlockWithVolag } from '../../../closing.ts'

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
