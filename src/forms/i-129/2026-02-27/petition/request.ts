import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { aboutPetition } from '#facts/derived/petition.ts'
import { aboutEmployer, INDIVIDUAL, thePetitioner } from '#facts/derived/petitioner.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { named } from './conditions.ts'

export const part1 = part('1', 'Petitioner Information', [
  ask('1 family name', of(INDIVIDUAL, person.familyName), { label: 'Family Name (Last Name)' }),
  ask('1 given name', of(INDIVIDUAL, person.givenName), { label: 'Given Name (First Name)' }),
  askIfAny('1 middle name', of(INDIVIDUAL, person.middleName), { label: 'Middle Name' }),
  ask('2', company.legalName, { label: 'Company or Organization Name' }),
  ask('3', thePetitioner.petitionerAddress, { label: 'Mailing Address of Individual, Company or Organization' }),
  ask('4 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
  askIfAny('4 mobile phone', thePetitioner.petitionerMobile, { label: 'Mobile Telephone Number' }),
  askIfAny('4 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ask('5', company.fein, { label: 'Federal Employer Identification Number (FEIN)' }),
  ask('6', aboutEmployer.taxExemptOrResearch, {
    label: 'Are you a nonprofit organized as tax exempt or a governmental research organization?',
  }),
  askIfAny('7', of(INDIVIDUAL, beneficiary.taxpayerNumber), { label: 'Individual IRS Tax Number' }),
  askIfAny('8', of(INDIVIDUAL, person.ssn), { label: 'U.S. Social Security Number (if any)' }),
])

export const part2 = part('2', 'Information About This Petition', [
  ask('1', aboutPetition.classificationSymbol, { label: 'Requested Nonimmigrant Classification' }),
  ask('2', petition.basis, { label: 'Basis for Classification' }),
  ask('3', beneficiary.latestReceipt, {
    label: 'Most recent petition/application receipt number for the beneficiary',
    when: named,
  }),
  ask('4', petition.requestedAction, { label: 'Requested Action' }),
  ask('5', aboutPetition.workers, { label: 'Total number of workers included in this petition' }),
])
