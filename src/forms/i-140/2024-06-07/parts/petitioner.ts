import { is, not } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutImmigrant } from '#facts/derived/immigrant-petition.ts'
import {
  petitionerIsPerson as byPerson,
  employerIsPerson,
  theIndividual,
  thePetitioner,
} from '#facts/derived/petitioner.ts'
import { represented } from '#facts/derived/represented.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { attorneyBlock } from '../../../closing.ts'

export const byAttorney = attorneyBlock(represented.immigrantPetitionersG28, {
  g28: 'Form G-28 or Form G-28I is attached',
})

export const petitionerPart = part('1', 'Information About the Person or Organization Filing This Petition', [
  ask('1.a', theIndividual.individualFamilyName, { label: 'Family Name (Last Name)', when: byPerson }),
  ask('1.b', theIndividual.individualGivenName, { label: 'Given Name (First Name)', when: byPerson }),
  askIfAny('1.c', theIndividual.individualMiddleName, { label: 'Middle Name', when: byPerson }),
  ask('2', company.legalName, { label: 'Company or Organization Name', when: not(employerIsPerson) }),
  ask('3', thePetitioner.petitionerAddress, { label: 'Mailing Address' }),
  ask('4', company.fein, { label: 'IRS Employer Identification Number (EIN)', when: not(employerIsPerson) }),
  ask('5', aboutImmigrant.immigrantTaxExempt, {
    label: 'Are you a nonprofit organized as tax exempt or a governmental research organization?',
  }),
  ask('6', aboutImmigrant.immigrantSmallEmployer, {
    label:
      'Do you currently employ a total of 25 or fewer full-time equivalent employees in the United States, including all affiliates or subsidiaries of this company/organization?',
  }),
  askIfAny('7', theIndividual.individualSsn, { label: 'U.S. Social Security Number (SSN) (if any)', when: byPerson }),
  askIfAny('8', aboutImmigrant.immigrantOnlineAccount, { label: 'USCIS Online Account Number (if any)' }),
])

export const petitionType = part('2', 'Petition Type', [
  ask('1', immigrant.immigrantCategory, { label: 'This petition is being filed for' }),
  ask('2', immigrant.immigrantFiling, { label: 'This petition is being filed' }),
  ask('2.a receipt', immigrant.amendedReceipt, {
    label: 'Previous Petition Receipt Number',
    when: is(immigrant.immigrantFiling, 'Amends an earlier petition'),
  }),
])
