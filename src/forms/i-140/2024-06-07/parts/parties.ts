import { is, not, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutImmigrant } from '#facts/derived/immigrant-petition.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import {
  petitionerIsPerson as byPerson,
  employerIsPerson,
  theIndividual,
  thePetitioner,
} from '#facts/derived/petitioner.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutStatus } from '#facts/derived/stay.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { person } from '#facts/person.ts'
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

const isHere = yes(person.inUnitedStates)

/** Items 10 to 15 speak of the last arrival: the passport or travel document is the one of that day. */
export const beneficiaryPart = part('3', 'Information About the Person for Whom You Are Filing', [
  ask('1.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', person.middleName, { label: 'Middle Name' }),
  ask('2', aboutPerson.mailingAddress, { label: 'Mailing Address' }),
  ask('3', person.birthDate, { label: 'Date of Birth' }),
  ask('4', person.birthCity, { label: 'City/Town/Village of Birth' }),
  ask('5', person.birthProvince, { label: 'State or Province of Birth' }),
  ask('6', person.birthCountry, { label: 'Country of Birth' }),
  ask('7', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
  askIfAny('8', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('9', person.ssn, { label: 'U.S. SSN (if any)' }),
  ask('10', aboutPerson.lastArrivalOn, { label: 'Date of Last Arrival', when: isHere }),
  ask('11.a', aboutPerson.i94Number, { label: 'Form I-94 Arrival-Departure Record Number', when: isHere }),
  ask('11.b', aboutPerson.admittedUntil, {
    label: 'Expiration Date of Authorized Stay Shown on Form I-94',
    when: isHere,
  }),
  ask('11.c', aboutPerson.lastArrivalClass, { label: 'Status on Form I-94', when: isHere }),
  askIfAny('12', aboutStatus.entryPassportNumber, { label: 'Passport Number', when: isHere }),
  askIfAny('13', aboutStatus.entryTravelDocumentNumber, { label: 'Travel Document Number', when: isHere }),
  ask('14', aboutStatus.entryDocumentCountry, {
    label: 'Country of Issuance for Passport or Travel Document',
    when: isHere,
  }),
  ask('15', aboutStatus.entryDocumentExpiresOn, {
    label: 'Expiration Date for Passport or Travel Document',
    when: isHere,
  }),
])
