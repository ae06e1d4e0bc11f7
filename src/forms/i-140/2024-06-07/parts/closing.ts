import { not } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { petitionInterpreted, petitionInterpreter } from '#facts/derived/immigrant-petition.ts'
import {
  petitionerIsPerson as byPerson,
  employerIsPerson,
  theIndividual,
  thePetitioner,
} from '#facts/derived/petitioner.ts'
import { prepared, preparerWithoutAddress } from '../../../closing.ts'

export const contact = part(
  '8',
  'Contact Information, Certification, and Signature of the Petitioner or Authorized Signatory',
  [
    ask('1.a', thePetitioner.signatoryFamilyName, {
      label: 'Petitioner’s or Authorized Signatory’s Family Name (Last Name)',
    }),
    ask('1.b', thePetitioner.signatoryGivenName, {
      label: 'Petitioner’s or Authorized Signatory’s Given Name (First Name)',
    }),
    ask('2', company.signerTitle, { label: 'Petitioner’s or Authorized Signatory’s Title', when: not(byPerson) }),
    ask('3', thePetitioner.petitionerPhone, {
      label: 'Petitioner’s or Authorized Signatory’s Daytime Telephone Number',
    }),
    askIfAny('4', thePetitioner.petitionerMobile, {
      label: 'Petitioner’s or Authorized Signatory’s Mobile Telephone Number (if any)',
    }),
    askIfAny('5', thePetitioner.petitionerEmail, {
      label: 'Petitioner’s or Authorized Signatory’s Email Address (if any)',
    }),
  ],
)

export const interpretation = part(
  '9',
  'Interpreter’s Contact Information, Certification, and Signature',
  [
    ask('1.a', petitionInterpreter.readersFamilyName, { label: 'Interpreter’s Family Name (Last Name)' }),
    ask('1.b', petitionInterpreter.readersGivenName, { label: 'Interpreter’s Given Name (First Name)' }),
    askIfAny('2', petitionInterpreter.readersBusiness, { label: 'Interpreter’s Business or Organization Name' }),
    ask('3', petitionInterpreter.readersPhone, { label: 'Interpreter’s Daytime Telephone Number' }),
    askIfAny('4', petitionInterpreter.readersMobile, { label: 'Interpreter’s Mobile Telephone Number (if any)' }),
    askIfAny('5', petitionInterpreter.readersEmail, { label: 'Interpreter’s Email Address (if any)' }),
    ask('certification language', petitionInterpreter.readersLanguage, { label: 'Language of the interpretation' }),
  ],
  petitionInterpreted,
)

export const preparation = part(
  '10',
  'Contact Information, Certification, and Signature of the Person Preparing this Petition, if Other Than the Petitioner or Authorized Signatory',
  preparerWithoutAddress,
  prepared,
)

/** The paper repeats the individual's name and the EIN of page 1. */
export const additionalInformation = part('11', 'Additional Information', [
  ask('1 family name', theIndividual.individualFamilyName, { label: 'Family Name (Last Name)', when: byPerson }),
  ask('1 given name', theIndividual.individualGivenName, { label: 'Given Name (First Name)', when: byPerson }),
  askIfAny('1 middle name', theIndividual.individualMiddleName, { label: 'Middle Name', when: byPerson }),
  ask('2', company.fein, { label: 'IRS EIN', when: not(employerIsPerson) }),
])
