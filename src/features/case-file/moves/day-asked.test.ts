import { expect, test } from 'vitest'
import { dayAsked } from './day-asked.ts'

const approved = { outcome: 'Approved', decidedOn: '2026-03-02' }

test.each([
  [5, 6, null, 'filedOn'],
  [4, 6, null, 'filedOn'],
  [6, 7, null, 'receiptOn'],
  [6, 5, null, 'rejectedOn'],
  [8, 7, null, 'respondedOn'],
  [7, 9, 'Approved', 'decidedOn'],
  [8, 9, 'Denied', 'decidedOn'],
  [7, 9, 'Revoked', 'decidedOn'],
  [6, 9, 'Approved', 'decidedOn'],
  [7, 9, 'Withdrawn', 'decidedOn'],
  [10, 9, 'Revoked', 'decidedOn'],
  [10, 9, 'Approved', undefined],
  [5, 9, 'Withdrawn', undefined],
  [1, 2, null, undefined],
  [5, 4, null, undefined],
  [7, 8, null, undefined],
  [9, 9, 'Approved', undefined],
  [9, 10, 'Approved', undefined],
] as const)('from %i to %i (%s) the paper bears the day %s', (from, to, outcome, field) => {
  const before = from === 10 ? approved : undefined
  expect(dayAsked({ from, to, outcome, channel: 'USCIS', before })?.field).toBe(field)
})

test('a decision whose day was never kept is asked for it when it is taken up again', () => {
  const before = { outcome: 'Approved', decidedOn: null }
  expect(dayAsked({ from: 10, to: 9, outcome: 'Approved', channel: 'USCIS', before })?.field).toBe('decidedOn')
})

test('what goes to no agency has no paper', () => {
  expect(dayAsked({ from: 7, to: 9, outcome: 'Approved', channel: 'none' })).toBeUndefined()
  expect(dayAsked({ from: 7, to: 9, outcome: 'Approved', channel: 'DOL FLAG' })?.field).toBe('decidedOn')
})
