import { atLeast, is, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { background } from '#facts/background.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { aboutStatus, aboutStay } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { stay } from '#facts/stay.ts'
import { attorneyBlock } from '../../closing.ts'
import { explained } from '../../explained.ts'
import {
  additionalInformationPart,
  contactPart,
  entryDocument,
  exchangeVisits,
  interpretationPart,
  name,
  newPassport,
  preparationPart,
  workSinceAdmission,
} from './parts/with-i-539a.ts'

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

const changesStatus = is(stay.stayAction, 'Change of status')
const familyAppliesToo = atLeast(1, stay.coApplicants)
const followsFamily = is(stay.stayBasis, 'Granted', 'Filed together', 'Filed before and pending')
// What is filed together with this application has no receipt number yet.
const hasReceipt = is(stay.stayBasis, 'Granted', 'Filed before and pending')
const isOpen = is(stay.stayBasis, 'Filed together', 'Filed before and pending')
const isPending = is(stay.stayBasis, 'Filed before and pending')

export const applicationType = part('2', 'Application Type', [
  ask('1', stay.stayAction),
  ask('2 status', stay.changeToStatus, { when: changesStatus }),
  ask('2 effective', stay.changeEffectiveOn, { when: changesStatus }),
  ask('3', aboutStay.stayApplicants),
  ask('4', aboutStay.stayApplicantTotal, { when: familyAppliesToo }),
  ask('5', stay.schoolToAttend, {
    when: yes(aboutStay.stayAsStudent),
    label: 'The name of the school you will attend as an Academic Student, Vocational Student, or Exchange Visitor',
  }),
  ask('6', person.sevisId, {
    when: yes(aboutStay.stayInSevis),
    label: 'Your Student and Exchange Visitor Information System (SEVIS) ID Number',
    help: 'On the Form I-20 or DS-2019: the letter N and ten digits.',
  }),
])

export const processing = part('3', 'Processing Information', [
  ask('1', aboutStay.stayEnds, {
    label: 'I/We request that my/our current or requested status be extended until',
  }),
  ask('2', aboutStay.followsGrantedStay, {
    label:
      'Is this application based on an extension or change of status already granted to your spouse, child, or parent?',
  }),
  ask('3', aboutStay.followsOtherFiling, {
    label:
      'Is this application based on a separate petition or application to provide your spouse, child, or parent an extension or change of status?',
  }),
  ask('4', stay.basisForm, { when: followsFamily }),
  ask('5', stay.basisReceipt, { when: hasReceipt }),
  // Asked of what is pending; on one filed together it lets the agency find the petition beside it.
  ask('6 first name', of('principal', person.givenName), {
    when: isOpen,
    label: 'First Name of Beneficiary or Applicant',
  }),
  ask('6 last name', of('principal', person.familyName), {
    when: isOpen,
    label: 'Last Name of Beneficiary or Applicant',
  }),
  ask('7', stay.basisFiledOn, { when: isPending }),
])

/** Every "Yes" is explained in Part 8; so is a "No" to Item Number 14. */
export const additionalAboutYou = part('4', 'Additional Information About the Principal Applicant', [
  ...newPassport('1'),
  ask('2', aboutPerson.foreignAddress, {
    label: 'Physical Address Abroad',
    help: 'Where you lived, or would live, outside the United States.',
  }),
  ...explained('3', background.immigrantVisaApplicant, background.immigrantVisaExplained),
  ...explained('4', background.immigrantPetitionFiled, background.immigrantPetitionExplained),
  ...explained('5', background.adjustmentFiled, background.adjustmentExplained),
  ...explained('6', background.arrestedSinceEntry, background.arrestExplained),
  ...explained('7.a', background.tortureOrGenocide, background.tortureExplained),
  ...explained('7.b', background.killing, background.killingExplained),
  ...explained('7.c', background.severeInjury, background.severeInjuryExplained),
  ...explained('7.d', background.sexWithoutConsent, background.sexWithoutConsentExplained),
  ...explained('7.e', background.religionDenied, background.religionDeniedExplained),
  ...explained('8.a', background.armedService, background.armedServiceExplained),
  ...explained('8.b', background.detentionWork, background.detentionWorkExplained),
  ...explained('9', background.weaponGroup, background.weaponGroupExplained),
  ...explained('10', background.weaponsProvided, background.weaponsProvidedExplained),
  ...explained('11', background.weaponsTraining, background.weaponsTrainingExplained),
  ...explained('12', background.statusViolated, background.statusViolatedExplained),
  ...explained('13', beneficiary.inRemovalProceedings, background.removalExplained),
  ...workSinceAdmission('14'),
  ...exchangeVisits('15'),
])

export const contact = contactPart('5')
export const interpretation = interpretationPart('6')
export const preparation = preparationPart('7')
export const additionalInformation = additionalInformationPart('8')

export const i539 = form({
  id: 'i-539',
  edition: '2024-08-28',
  name: 'I-539',
  title: 'Application to Extend/Change Nonimmigrant Status',
  roles: { principal: 'The family member whose status the applicant follows; for H-4 the H-1B worker' },
  parts: [
    byAttorney,
    aboutYou,
    applicationType,
    processing,
    additionalAboutYou,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i539
