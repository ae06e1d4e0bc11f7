import { facts, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** What only an H-3 petition asks: the training. */
export const h3 = facts('case', {
  trainingAtHome: yesNo('Is this training, or one like it, available in the trainee’s country?', byEmployer),
  helpsCareerAbroad: yesNo('Will the training help the trainee’s career abroad?', byEmployer),
  productiveWork: yesNo('Does the training include productive work?', byEmployer),
  productiveWorkExplained: text('Share of productive work and of the classroom', {
    max: 1000,
    lines: 3,
    help: 'How many paid hours, how many hours of instruction.',
    ...byEmployer,
  }),
  skilledAlready: yesNo('Does the trainee already have skills related to the training?', byEmployer),
  laborShortage: yesNo('Is the training an effort to overcome a labor shortage?', byEmployer),
  employedAbroadAfter: yesNo('Will you employ the trainee abroad after the training?', byEmployer),
  whyTrain: text('Why you pay for the training, and what you expect from it', {
    max: 2000,
    lines: 4,
    ...byEmployer,
  }),
  trainingExplained: text('Full explanation of each answer “Yes”', { max: 4000, lines: 6, ...byEmployer }),
})

export const h3Topics: readonly Topic[] = [topic('h3-training', 'The training', Object.values(h3))]
