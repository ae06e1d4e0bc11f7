import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutPetition, mayBeSeveral } from '#facts/derived/petition.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { inUnitedStates, mayBeGroup, named } from './conditions.ts'

export const part3 = part('3', 'Beneficiary Information', [
  ask('1', aboutPetition.beneficiariesAre, { label: 'Type of Beneficiaries Requested' }),
  askIfAny('2', petition.groupName, { label: 'If an Entertainment Group, Provide the Group Name', when: mayBeGroup }),
  ask('3 family name', person.familyName, { label: 'Family Name (Last Name)', when: named }),
  ask('3 given name', person.givenName, { label: 'Given Name (First Name)', when: named }),
  askIfAny('3 middle name', person.middleName, { label: 'Middle Name', when: named }),
  askIfAny('4', person.otherNames, {
    label: 'All other names the beneficiary has used',
    help: 'Nicknames, aliases, the maiden name and names from all earlier marriages.',
    when: named,
  }),
  ask('5 date of birth', person.birthDate, { when: named }),
  ask('5 sex', person.sex, { when: named }),
  askIfAny('5 social security number', person.ssn, { label: 'U.S. Social Security Number (if any)', when: named }),
  askIfAny('5 a-number', person.aNumber, { label: 'Alien Registration Number (A-Number)', when: named }),
  ask('5 country of birth', person.birthCountry, { when: named }),
  ask('5 province of birth', person.birthProvince, { label: 'Province of Birth', when: named }),
  ask('5 citizenship', person.citizenship, { label: 'Country of Citizenship or Nationality', when: named }),
  ask('6 last arrival', aboutPerson.lastArrivalOn, { label: 'Date of Last Arrival', when: inUnitedStates }),
  ask('6 i-94', aboutPerson.i94Number, { label: 'I-94 Arrival-Departure Record Number', when: inUnitedStates }),
  ask('6 passport number', aboutPerson.passportNumber, {
    label: 'Passport or Travel Document Number',
    when: inUnitedStates,
  }),
  ask('6 passport issued', aboutPerson.passportIssuedOn, {
    label: 'Date Passport or Travel Document Issued',
    when: inUnitedStates,
  }),
  ask('6 passport expires', aboutPerson.passportExpiresOn, {
    label: 'Date Passport or Travel Document Expires',
    when: inUnitedStates,
  }),
  ask('6 passport country', aboutPerson.passportCountry, {
    label: 'Passport or Travel Document Country of Issuance',
    when: inUnitedStates,
  }),
  ask('6 current status', aboutStatus.statusCode, { label: 'Current Nonimmigrant Status', when: inUnitedStates }),
  ask('6 status expires', aboutPerson.statusUntil, { label: 'Date Status Expires or D/S', when: inUnitedStates }),
  askIfAny('6 sevis', person.sevisId, {
    label: 'Student and Exchange Visitor Information System (SEVIS) Number (if any)',
    when: inUnitedStates,
  }),
  askIfAny('6 work permit', beneficiary.workPermitNumber, {
    label: 'Employment Authorization Document (EAD) Number (if any)',
    when: inUnitedStates,
  }),
  ask('7', aboutPerson.homeAddress, {
    label: 'Current Residential U.S. Address',
    help: 'Not a P.O. box.',
    when: inUnitedStates,
  }),
])

/** "Attach to Form I-129 when more than one person is included in the petition." */
export const attachment1 = part(
  'A-1',
  'Attachment-1',
  [askIfAny('1', petition.furtherBeneficiaries, { label: 'Each further person included in the petition' })],
  mayBeSeveral,
)
