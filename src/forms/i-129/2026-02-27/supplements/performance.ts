import { all, any, atLeast, is, no, not, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { performance, performerOwnership } from '#facts/classifications/performance.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutPetition } from '#facts/derived/petition.ts'
import { signatory, thePetitioner } from '#facts/derived/petitioner.ts'
import { employment } from '#facts/employment.ts'
import { hJob } from '#facts/h1b.ts'
import { petition } from '#facts/petition.ts'

const forAthletesAndArtists = is(petition.classification, 'P-1 major league', 'P-1', 'P-2', 'P-3')
const forSupport = is(petition.classification, 'O-2', 'P-1S', 'P-2S', 'P-3S')
const forExtraordinary = is(petition.classification, 'O-1A', 'O-1B')
const forPerformance = any(forExtraordinary, forSupport, forAthletesAndArtists)

const several = atLeast(2, aboutPetition.workers)
const notConsulted = is(performance.consultation, 'No, copy of the request attached')
/** Extraordinary achievement in motion pictures or television is a kind of O-1B; all other O-1 is ability. */
const forScreen = all(is(petition.classification, 'O-1B'), yes(performance.inMotionPictures))
const forAbility = any(
  is(petition.classification, 'O-1A'),
  all(is(petition.classification, 'O-1B'), no(performance.inMotionPictures)),
)
const sentToPeers = all(notConsulted, forAbility)
const sentForScreen = all(notConsulted, forScreen)
const sentToUnion = all(notConsulted, any(forSupport, forAthletesAndArtists))

export const performanceSupplement = part(
  'OP.1',
  'Section 1. Complete This Section if Filing for O or P Classification',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2.a', aboutPerson.fullName, { label: 'Name of the Beneficiary', when: not(several) }),
    ask('2.b', aboutPetition.workers, { label: 'Provide the total number of beneficiaries', when: several }),
    ask('3', petition.classification, { label: 'Classification sought' }),
    ask('4', performance.eventNature, { label: 'Explain the nature of the event.' }),
    ask('5', employment.duties, { label: 'Describe the duties to be performed.' }),
    ask('6', performance.workUnderPrincipal, {
      label:
        'If filing for an O-2 or P support classification, list dates of the beneficiary’s prior work experience under the O-1 or P principal.',
      when: forSupport,
    }),
    ask('7.a', performerOwnership.ownershipInterest, {
      label: 'Does any beneficiary in this petition have ownership interest in the petitioning organization?',
    }),
    ask('7.b', hJob.controllingInterestExplained, {
      label: 'Explanation',
      when: yes(performerOwnership.ownershipInterest),
    }),
    ask('8', performance.laborOrganizationExists, {
      label: 'Does an appropriate labor organization exist for the petition?',
    }),
    ask('8 explanation', performance.noLaborOrganizationExplained, {
      when: no(performance.laborOrganizationExists),
    }),
    ask('9', performance.consultation, {
      label: 'Is the required consultation or written advisory opinion being submitted with this petition?',
    }),
    ask('10.a', performance.consultedName, {
      label: 'Name of Recognized Peer/Peer Group or Labor Organization',
      when: sentToPeers,
    }),
    ask('10.b', performance.consultedAddress, { label: 'Physical Address', when: sentToPeers }),
    ask('10.c', performance.consultedOn, { label: 'Date Sent', when: sentToPeers }),
    ask('10.d', performance.consultedPhone, { label: 'Daytime Telephone Number', when: sentToPeers }),
    ask('11.a', performance.consultedName, { label: 'Name of Labor Organization', when: sentForScreen }),
    ask('11.b', performance.consultedAddress, { label: 'Complete Address', when: sentForScreen }),
    ask('11.c', performance.consultedOn, { label: 'Date Sent', when: sentForScreen }),
    ask('11.d', performance.consultedPhone, { label: 'Daytime Telephone Number', when: sentForScreen }),
    ask('12.a', performance.managementName, { label: 'Name of Management Organization', when: sentForScreen }),
    ask('12.b', performance.managementAddress, { label: 'Physical Address', when: sentForScreen }),
    ask('12.c', performance.managementConsultedOn, { label: 'Date Sent', when: sentForScreen }),
    ask('12.d', performance.managementPhone, { label: 'Daytime Telephone Number', when: sentForScreen }),
    ask('13.a', performance.consultedName, { label: 'Name of Labor Organization', when: sentToUnion }),
    ask('13.b', performance.consultedAddress, { label: 'Complete Address', when: sentToUnion }),
    ask('13.c', performance.consultedOn, { label: 'Date Sent', when: sentToUnion }),
    ask('13.d', performance.consultedPhone, { label: 'Daytime Telephone Number', when: sentToUnion }),
  ],
  forPerformance,
)

export const performanceStatement = part(
  'OP.2',
  'Section 2. Statement by the Petitioner',
  [
    ask('1 family name', thePetitioner.signatoryFamilyName, { label: 'Family Name (Last Name)' }),
    ask('1 given name', thePetitioner.signatoryGivenName, { label: 'Given Name (First Name)' }),
    askIfAny('1 middle name', signatory.signatoryMiddleName, { label: 'Middle Name' }),
    ask('3 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('3 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
  forPerformance,
)
