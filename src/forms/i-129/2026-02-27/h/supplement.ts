import { is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutEducation } from '#facts/derived/education.ts'
import { hRequest, jobTerms } from '#facts/derived/h1b.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutPetition } from '#facts/derived/petition.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { employment } from '#facts/employment.ts'
import { h1b, hJob } from '#facts/h1b.ts'
import { petition } from '#facts/petition.ts'
import { forH, forH1b, named, oneNamed, registered, several } from './conditions.ts'

const owned = yes(hJob.controllingInterest)

export const supplement = part(
  'H.0',
  'H Classification Supplement to Form I-129',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2.a', aboutPerson.fullName, { label: 'Name of the Beneficiary', when: oneNamed }),
    ask('2.b', aboutPetition.workers, { label: 'Provide the total number of beneficiaries', when: several }),
    ask('3', hRequest.priorStays, { when: named }),
    ask('4', petition.classification, { label: 'Classification sought' }),
    askIfAny('5.a', h1b.confirmationNumber, {
      label: 'Beneficiary Confirmation Number from the H-1B Registration Selection Notice',
      when: registered,
    }),
    ask('5.b number', h1b.registeredPassport, {
      label: 'Passport or travel document number used at the time of registration',
      when: registered,
    }),
    ask('5.b country', hRequest.registeredPassportCountry, { label: 'Country of Issuance', when: registered }),
    ask('5.b expires', hRequest.registeredPassportExpiresOn, { label: 'Expiration Date', when: registered }),
    ask('6', jobTerms.inGuamOrCnmi, {
      label:
        'Are you filing this petition on behalf of a beneficiary subject to the Guam-CNMI cap exemption under Public Law 110-229?',
    }),
    ask('7', hRequest.leavesGuamCnmi, {
      label:
        'Are you requesting a change of employer and was the beneficiary previously subject to the Guam-CNMI cap exemption under Public Law 110-229?',
    }),
    ask('8.a', hJob.controllingInterest, {
      label:
        'Does any beneficiary in this petition have a controlling interest in the petitioning organization, meaning the beneficiary owns more than 50 percent of the petitioner or has majority voting rights in the petitioner?',
    }),
    ask('8.b', hJob.controllingInterestExplained, { label: 'Explanation', when: owned }),
  ],
  forH,
)

export const sectionOne = part(
  'H.1',
  'Section 1. Complete This Section If Filing for H-1B Classification',
  [
    ask('1', employment.duties, {
      label: 'Describe the proposed duties.',
      help: 'What the worker will do, in sentences that show why the job needs a degree.',
    }),
    ask('2', aboutEducation.workSummary, {
      label: 'Describe the beneficiary’s present occupation and summary of prior work experience.',
    }),
    ask('3 petitioner', hRequest.signatoryName, {
      label: 'Name of Petitioner',
      when: is(petition.classification, 'H-1B', 'H-1B1'),
    }),
    ask('3 official', hRequest.signatoryName, {
      label: 'Name of Authorized Official of Employer',
      when: is(petition.classification, 'H-1B', 'H-1B2'),
    }),
    ask('3 manager', h1b.projectManager, {
      label: 'Name of DOD Project Manager',
      when: is(petition.classification, 'H-1B2'),
    }),
  ],
  forH1b,
)
