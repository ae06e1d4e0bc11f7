import { is, no } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { IMMIGRANT, sponsored } from '#facts/derived/support.ts'
import { person } from '#facts/person.ts'
import { standing } from '#facts/standing.ts'
import { affidavit, sponsor } from '#facts/support.ts'
import { attorneyBlock } from '../../../closing.ts'

export const byAttorney = attorneyBlock(represented.applicantsG28, {
  g28: 'Select this box if Form G-28 or G-28I is attached',
})

const { sponsorBasis } = affidavit
const isOwner = is(sponsorBasis, 'Owner')

export const basis = part('1', 'Basis For Filing Affidavit of Support', [
  ask('1', sponsorBasis, { label: 'I am the sponsor submitting this affidavit of support because' }),
  ask('1.b', sponsored.immigrantIsMy, {
    label: 'The intending immigrant is related to me as my',
    when: is(sponsorBasis, 'Worker petitioner'),
  }),
  ask('1.c business', company.legalName, {
    label: 'I have an ownership interest of at least 5 percent in',
    when: isOwner,
  }),
  ask('1.c', sponsored.immigrantIsMy, { label: 'The intending immigrant is related to me as my', when: isOwner }),
  ask('1.e', sponsorBasis, {
    label: 'First or second of two joint sponsors',
    when: is(sponsorBasis, 'First joint sponsor', 'Second joint sponsor'),
  }),
  ask('1.f', affidavit.substituteRelation, {
    label: 'I am the intending immigrant’s',
    when: is(sponsorBasis, 'Substitute sponsor'),
  }),
])

export const sponsorPart = part('2', 'Information About You (Sponsor)', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
  ask('2', aboutPerson.mailingAddress, { label: 'Sponsor’s Current Mailing Address' }),
  ask('3', aboutPerson.mailIsAtHome, {
    label: 'Is your current mailing address the same as your physical address?',
  }),
  ask('4', aboutPerson.homeAddress, {
    label: 'Sponsor’s Physical Address',
    when: no(aboutPerson.mailIsAtHome),
  }),
  ask('5', sponsor.domicile),
  ask('6', person.birthDate),
  ask('7', person.birthCountry),
  ask('8', person.ssn, { label: 'U.S. Social Security Number (Required)' }),
  ask('9', standing.standing, { label: 'Immigration Status' }),
  askIfAny('10', person.aNumber, { label: 'Sponsor’s A-Number (if any)' }),
  askIfAny('11', person.onlineAccount),
  // "To be completed by petitioner sponsors only."
  ask('12', sponsor.activeDuty, { when: is(sponsorBasis, 'Petitioner') }),
])

export const immigrant = part('3', 'Information About the Principal Immigrant', [
  ask('1 family name', of(IMMIGRANT, person.familyName)),
  ask('1 given name', of(IMMIGRANT, person.givenName)),
  askIfAny('1 middle name', of(IMMIGRANT, person.middleName)),
  ask('2', of(IMMIGRANT, aboutPerson.mailingAddress), { label: 'Current Mailing Address' }),
  ask('3', of(IMMIGRANT, person.citizenship), { label: 'Country of Citizenship or Nationality' }),
  ask('4', of(IMMIGRANT, person.birthDate)),
  askIfAny('5', of(IMMIGRANT, person.aNumber)),
  askIfAny('6', of(IMMIGRANT, person.onlineAccount)),
  ask('7', of(IMMIGRANT, person.daytimePhone)),
])
