import { all, has, not, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutPerson } from '#facts/derived/person.ts'
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
import { isNew, lacksPassport, mayBeGroup, named } from './conditions.ts'

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

const isGroup = all(mayBeGroup, has(petition.groupName))

export const part4 = part('4', 'Processing Information', [
  ask('1.a', petition.officeToNotify, { label: 'Type of Office' }),
  ask('1.b', petition.officeCity, { label: 'Office Address (City)' }),
  ask('1.c', petition.officePlace, { label: 'U.S. State or Foreign Country' }),
  ask('1.d', aboutPerson.foreignAddress, { label: 'Beneficiary’s Foreign Address', when: named }),
  ask('2', aboutPetition.everyoneHasPassport, {
    label: 'Does each person in this petition have a valid passport?',
    when: named,
  }),
  ask('2 explanation', petition.noPassportExplained, { when: lacksPassport }),
  ask('3', aboutPetition.hasPetitionsTogether, { label: 'Are you filing any other petitions with this one?' }),
  ask('3 how many', petition.petitionsFiledTogether, { when: yes(aboutPetition.hasPetitionsTogether) }),
  ask('4', aboutPetition.hasI94Applications, {
    label:
      'Are you filing any applications for replacement/initial I-94, Arrival-Departure Records with this petition?',
  }),
  ask('4 how many', petition.i94Applications, { when: yes(aboutPetition.hasI94Applications) }),
  ask('5', aboutPetition.hasDependentApplications, {
    label: 'Are you filing any applications for dependents with this petition?',
  }),
  ask('5 how many', petition.dependentApplications, { when: yes(aboutPetition.hasDependentApplications) }),
  ask('6', aboutPetition.anyoneInRemoval, {
    label: 'Is any beneficiary in this petition in removal proceedings?',
    when: named,
  }),
  ask('6 names', aboutPetition.namesInRemoval, { when: all(named, yes(aboutPetition.anyoneInRemoval)) }),
  ask('7', aboutPetition.hasImmigrantPetitions, {
    label: 'Have you ever filed an immigrant petition for any beneficiary in this petition?',
    when: named,
  }),
  ask('7 how many', petition.immigrantPetitionsFiled, {
    when: all(named, yes(aboutPetition.hasImmigrantPetitions)),
  }),
  ask('8', aboutPetition.isNewPetition, { label: 'Did you indicate you were filing a new petition in Part 2.?' }),
  ask('8.a', petition.classificationHeld, {
    label:
      'Has any beneficiary in this petition ever been given the classification you are now requesting within the last seven years?',
    when: isNew,
  }),
  ask('8.a explanation', petition.classificationHeldExplained, { when: all(isNew, yes(petition.classificationHeld)) }),
  ask('8.b', petition.classificationDenied, {
    label:
      'Has any beneficiary in this petition ever been denied the classification you are now requesting within the last seven years?',
    when: isNew,
  }),
  ask('8.b explanation', petition.classificationDeniedExplained, {
    when: all(isNew, yes(petition.classificationDenied)),
  }),
  ask('9', petition.petitionedBefore, {
    label: 'Have you ever previously filed a nonimmigrant petition for this beneficiary?',
    when: named,
  }),
  ask('9 explanation', petition.petitionedBeforeExplained, { when: all(named, yes(petition.petitionedBefore)) }),
  ask('10', petition.newGroupMembers, {
    label:
      'If you are filing for an entertainment group, has any beneficiary in this petition not been with the group for at least one year?',
    when: isGroup,
  }),
  ask('10 explanation', petition.newGroupMembersExplained, { when: all(isGroup, yes(petition.newGroupMembers)) }),
  ask('11.a', aboutPetition.anyExchangeVisitor, {
    label:
      'Has any beneficiary in this petition ever been a J-1 exchange visitor or J-2 dependent of a J-1 exchange visitor?',
    when: named,
  }),
  ask('11.b', aboutPetition.exchangeVisitDates, {
    label: 'Dates the beneficiary maintained status as a J-1 exchange visitor or J-2 dependent',
    when: all(named, yes(aboutPetition.anyExchangeVisitor)),
  }),
])
