import { not } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutPetition } from '#facts/derived/petition.ts'
import {
  aboutEmployer,
  petitionerIsPerson as byPerson,
  employerIsPerson,
  theIndividual,
  thePetitioner,
} from '#facts/derived/petitioner.ts'
import { petition } from '#facts/petition.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { named } from './conditions.ts'

export const part1 = part('1', 'Petitioner Information', [
  ask('1 family name', theIndividual.individualFamilyName, { label: 'Family Name (Last Name)', when: byPerson }),
  ask('1 given name', theIndividual.individualGivenName, { label: 'Given Name (First Name)', when: byPerson }),
  askIfAny('1 middle name', theIndividual.individualMiddleName, { label: 'Middle Name', when: byPerson }),
  ask('2', company.legalName, { label: 'Company or Organization Name', when: not(employerIsPerson) }),
  ask('3', thePetitioner.petitionerAddress, { label: 'Mailing Address of Individual, Company or Organization' }),
  ask('4 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
  askIfAny('4 mobile phone', thePetitioner.petitionerMobile, { label: 'Mobile Telephone Number' }),
  askIfAny('4 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  // A person who employs in the own name has a Social Security number instead, and may have both.
  ask('5', company.fein, { label: 'Federal Employer Identification Number (FEIN)', when: not(employerIsPerson) }),
  ask('6', aboutEmployer.taxExemptOrResearch, {
    label: 'Are you a nonprofit organized as tax exempt or a governmental research organization?',
  }),
  askIfAny('7', theIndividual.individualTaxNumber, { label: 'Individual IRS Tax Number', when: byPerson }),
  askIfAny('8', theIndividual.individualSsn, { label: 'U.S. Social Security Number (if any)', when: byPerson }),
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
