import { atLeast, is, yes } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { aboutStay } from '#facts/derived/stay.ts'
import { person } from '#facts/person.ts'
import { stay } from '#facts/stay.ts'

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
