import { address, choice, date, facts, number, records, text } from '#engine/fact.ts'
import { type Topic, topic } from '../topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** The company abroad a worker comes from: treaty traders and investors (E) and transferees (L) are asked alike. */
export const abroad = facts('employment', {
  employerAbroad: text('Employer abroad', {
    max: 200,
    help: 'The related company abroad that employed the worker. “None” if there is none.',
    ...byEmployer,
  }),
  employerAbroadAddress: address('Address of the employer abroad', byEmployer),
  employerAbroadEmployees: number('Employees of the employer abroad', byEmployer),
  employerAbroadProduct: text('Principal product, merchandise or service of the employer abroad', {
    max: 1000,
    lines: 3,
    ...byEmployer,
  }),
  relationToAbroad: choice(
    'What is the U.S. company to the company abroad?',
    ['Parent', 'Branch', 'Subsidiary', 'Affiliate', 'Joint Venture'],
    { help: 'Affiliate: both belong to the same parent or the same owners.', ...byEmployer },
  ),
  jobTitleAbroad: text('Job title at the employer abroad', { max: 200 }),
  dutiesAbroad: text('Duties at the employer abroad', {
    max: 4000,
    lines: 6,
    help: 'What was done in the last three years there; for somebody who is in the United States, the three years before coming.',
  }),
  jobsAbroad: records(
    'Times of employment with the employer abroad',
    'time of employment',
    {
      from: date('From', { required: true }),
      until: date('Until', { help: 'Leave empty if the employment goes on.' }),
      interruptions: text('Interruptions explained', { max: 300, help: 'Unpaid leave, stays in the United States.' }),
    },
    { dated: ['from', 'until'] },
  ),
})

export const abroadTopics: readonly Topic[] = [topic('abroad', 'The employer abroad', Object.values(abroad))]
