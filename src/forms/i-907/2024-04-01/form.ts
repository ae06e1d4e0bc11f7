import { no, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { appearance } from '#facts/appearance.ts'
import { company } from '#facts/company.ts'
import { aboutAppearance } from '#facts/derived/appearance.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import {
  byApplicant,
  filedByPerson,
  forPetition,
  relatedCase,
  requestInterpreter,
  requestor,
} from '#facts/derived/premium.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { premium, premiumCompany } from '#facts/premium.ts'
import { attorneyBlock, interpreterWithAddress, preparerWithStatement } from '../../closing.ts'

const livesElsewhere = no(requestor.requestorMailIsAtHome)

export const byAttorney = attorneyBlock(represented.requestorsG28, {
  title: 'To be completed by an attorney or accredited representative (if any)',
  g28: 'Form G-28 or Form G-28I is attached',
})

export const filer = part('1', 'Information About the Person Filing This Request', [
  askIfAny('1', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)', when: byApplicant }),
  askIfAny('2', requestor.requestorOnlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  ask('3 family name', requestor.requestorFamilyName, { label: 'Family Name (Last Name)' }),
  ask('3 given name', requestor.requestorGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('3 middle name', requestor.requestorMiddleName, { label: 'Middle Name' }),
  ask('4', company.legalName, { label: 'Company or Organization Named in the Related Case', when: forPetition }),
  ask('5', requestor.requestorAddress, { label: 'Mailing Address' }),
  ask('6', requestor.requestorMailIsAtHome, {
    label: 'Is your current mailing address the same as your physical address?',
  }),
  ask('7', aboutPerson.homeAddress, { label: 'Physical Address', when: livesElsewhere }),
  ask('8', requestor.premiumRequestor, { label: 'Request for Premium Processing Service' }),
])

export const request = part('2', 'Information About the Request', [
  ask('1', premium.premiumForm, { label: 'Form Number of Related Petition or Application' }),
  askIfAny('2', appearance.receiptNumber, {
    label: 'Receipt Number of Related Petition or Application',
    help: 'Only if the petition or application has been filed already.',
  }),
  ask('3', relatedCase.relatedClassification, { label: 'Classification or Eligibility Requested' }),
  // An employer is named in Part 1, item 4; item 4 here is for a natural person.
  ask('4 family name', relatedCase.filersFamilyName, {
    label: 'Petitioner or Applicant: Family Name',
    when: filedByPerson,
  }),
  ask('4 given name', relatedCase.filersGivenName, {
    label: 'Petitioner or Applicant: Given Name',
    when: filedByPerson,
  }),
  askIfAny('4 middle name', relatedCase.filersMiddleName, {
    label: 'Petitioner or Applicant: Middle Name',
    when: filedByPerson,
  }),
  ask('5 family name', person.familyName, { label: 'Beneficiary: Family Name (Last Name)', when: forPetition }),
  ask('5 given name', person.givenName, { label: 'Beneficiary: Given Name (First Name)', when: forPetition }),
  askIfAny('5 middle name', person.middleName, { label: 'Beneficiary: Middle Name', when: forPetition }),
  ask('6 family name', company.contactLastName, { label: 'Point of Contact: Family Name', when: forPetition }),
  ask('6 given name', company.contactFirstName, { label: 'Point of Contact: Given Name', when: forPetition }),
  askIfAny('6 middle name', company.contactMiddleName, { label: 'Point of Contact: Middle Name', when: forPetition }),
  ask('6 title', premiumCompany.contactTitle, { label: 'Point of Contact: Position Title', when: forPetition }),
  askIfAny('7', company.fein, {
    label: 'Company or Organization IRS Employer Identification Number (EIN) (if any)',
    when: forPetition,
  }),
  ask('8', relatedCase.relatedAddress, {
    label: 'Address of Petitioner, Applicant, Company, or Organization Named in Related Case',
  }),
])

const interpreted = no(requestor.requestorReadsEnglish)
const prepared = yes(requestor.requestHasPreparer)

export const statement = part(
  '3',
  'Requestor’s Statement, Contact Information, Declaration, Certification, and Signature',
  [
    ask('1', requestor.requestorReadsEnglish, { label: 'I can read and understand English' }),
    ask('1 language', requestInterpreter.interpreterLanguage, { when: interpreted }),
    askIfAny('2', requestor.requestHasPreparer, {
      label: 'At my request, the preparer named in Part 5. prepared this request for me',
    }),
    ask('2 name', aboutAppearance.preparersFullName, { label: 'Preparer named in Part 5.', when: prepared }),
    ask('3', requestor.requestorPhone, { label: 'Requestor’s Daytime Telephone Number' }),
    askIfAny('4', requestor.requestorMobile, { label: 'Requestor’s Mobile Telephone Number (if any)' }),
    askIfAny('5', requestor.requestorFax, { label: 'Requestor’s Fax Number (if any)' }),
    askIfAny('6', requestor.requestorEmail, { label: 'Requestor’s Email Address (if any)' }),
  ],
)

export const interpretation = part(
  '4',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithAddress('1 family name', '1 given name', requestInterpreter),
  interpreted,
)

export const preparation = part(
  '5',
  'Contact Information, Declaration, and Signature of the Person Preparing this Request, if Other Than the Requestor',
  preparerWithStatement('1 family name', '1 given name', '7.B extends', represented.requestorsG28),
  prepared,
)

export const additionalInformation = part('6', 'Additional Information', [
  ask('1 family name', requestor.requestorFamilyName, { label: 'Family Name (Last Name)' }),
  ask('1 given name', requestor.requestorGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('1 middle name', requestor.requestorMiddleName, { label: 'Middle Name' }),
  askIfAny('2', person.aNumber, { label: 'A-Number (if any)', when: byApplicant }),
])

export const i907 = form({
  id: 'i-907',
  edition: '2024-04-01',
  name: 'I-907',
  title: 'Request for Premium Processing Service',
  parts: [byAttorney, filer, request, statement, interpretation, preparation, additionalInformation],
})

export default i907
