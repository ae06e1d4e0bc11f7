import { expect, test } from 'vitest'
import { deadlineOf } from './all.ts'
import type { Given } from './inputs.ts'

const dueOf = (rule: string, part: string, given: Given) => {
  const outcome = deadlineOf(rule, part)?.due(given)
  return outcome?.state === 'dated' ? outcome.due : undefined
}

/** deadlines.md D-10, D-30, D-32, D-40 and D-96: a day that is not moved, with the business days around it. */
test.each([
  ['D-10 E1', 'latest receipt', { i94EndsOn: '2027-05-15' }, '2027-05-15', '2027-05-14', '2027-05-17'],
  ['D-10 E2', 'latest receipt', { i94EndsOn: '2027-02-28' }, '2027-02-28', '2027-02-26', '2027-03-01'],
  ['D-30', 'review of the wage', { wageDeterminedOn: '2026-11-26' }, '2026-12-26', '2026-12-24', '2026-12-28'],
  ['D-32', 'audit response', { auditLetterOn: '2026-11-26' }, '2026-12-26', '2026-12-24', '2026-12-28'],
  ['D-96', 'hearing request', { fineNoticeServedOn: '2026-11-25' }, '2026-12-25', '2026-12-24', '2026-12-28'],
  [
    'D-40 E4 while nobody said how',
    'response',
    { rfeDatedOn: '2026-11-16', requestedForm: 'i-539' },
    '2026-12-19',
    '2026-12-18',
    '2026-12-21',
  ],
] as const)('%s %s', (rule, part, given, date, actBy, lastResort) => {
  expect(dueOf(rule.slice(0, 4), part, given)).toMatchObject({ date, actBy, lastResort })
})

test.each([
  ['D-10 E3 a business day', 'latest receipt', { i94EndsOn: '2026-12-31' }],
  ['D-40 E4 online', 'response', { rfeDatedOn: '2026-11-16', requestedForm: 'i-539', answerChannel: 'online' }],
  ['D-40 E4 on paper', 'response', { rfeDatedOn: '2026-11-16', requestedForm: 'i-539', answerChannel: 'paper' }],
] as const)('%s has no last resort beside it', (rule, part, given) => {
  const due = dueOf(rule.slice(0, 4), part, given)
  expect(due).toBeDefined()
  expect(due?.lastResort).toBeUndefined()
})

test('a reading that an attorney may choose is to be confirmed, and only where it makes a difference', () => {
  expect(dueOf('D-10', 'earliest filing', { i94EndsOn: '2027-08-30' })?.toConfirm).toEqual(['clampEarliest'])
  expect(dueOf('D-10', 'earliest filing', { i94EndsOn: '2027-05-15' })?.toConfirm).toEqual([])
  expect(dueOf('D-74', 'retention', { firstDayOfWork: '2024-02-29', terminatedOn: '2024-08-15' })?.toConfirm).toEqual([
    'clampRetention',
  ])
})
