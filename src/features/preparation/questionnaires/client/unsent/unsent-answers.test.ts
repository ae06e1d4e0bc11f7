import { expect, test } from 'vitest'
import { together, type UnsentAnswersOf } from './unsent-answers.ts'

const left = (subject: string, waiting: Partial<UnsentAnswersOf['waiting']>): UnsentAnswersOf => ({
  caseId: 7,
  subject,
  waiting: { version: 0, answers: {}, typed: {}, ...waiting },
})

test('what two tabs left behind about one person is sent together, the later answer of each fact', () => {
  const merged = together([
    left('person/1', { version: 5, answers: { city: { value: 'Pune' }, sex: { value: 'Female' } } }),
    left('person/2', { version: 2, answers: { city: { value: 'Goa' } } }),
    left('person/1', { version: 4, answers: { city: { value: 'Akola' } }, sent: { city: [{ value: 'Ako' }] } }),
    left('person/1', { typed: { email: { text: 'pri' } } }),
  ])
  expect(merged).toEqual([
    left('person/1', {
      version: 4,
      answers: { city: { value: 'Akola' }, sex: { value: 'Female' } },
      typed: { email: { text: 'pri' } },
      sent: { city: [{ value: 'Ako' }] },
    }),
    left('person/2', { version: 2, answers: { city: { value: 'Goa' } } }),
  ])
})
