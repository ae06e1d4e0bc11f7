import { choice, date, facts } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

const ofApplicant = { askedOf: ['employee', 'attorney'] } as const

/** The job behind an application for residence: Form I-485 Supplement J. */
export const supplementJ = facts('case', {
  supplementReason: choice('Why is Supplement J filed?', ['Confirm the job offer', 'Request job portability'], {
    askedOf: ['attorney'],
    words: {
      'Confirm the job offer': 'To confirm that the job offered in Form I-140 is still open',
      'Request job portability': 'To move to a new job of the same kind (INA 204(j))',
    },
    help: 'Portability needs a Form I-485 that has been pending for 180 days (8 CFR 245.25).',
  }),
  adjustmentFiledOn: date('Form I-485 filed on', {
    ...ofApplicant,
    past: true,
    help: 'The received date on the receipt notice, if it has been filed already.',
  }),
  immigrantPetitionApproved: choice('Has the Form I-140 been approved?', ['Yes', 'No', 'Unknown'], {
    ...ofApplicant,
    words: { Unknown: 'I do not know' },
  }),
})

export const individualEmployer = facts('company', {
  individualBirthDate: date('Date of birth of the person who employs', {
    askedOf: ['employer', 'attorney'],
    past: true,
    help: 'Only where a person employs in their own name and not as a company.',
  }),
})

export const topics: readonly Topic[] = [
  topic('supplementJ', 'The job behind the green card', [
    ...Object.values(supplementJ),
    ...Object.values(individualEmployer),
  ]),
]
