import { expect, test } from 'vitest'
import { refusedDay } from './own-day.ts'

const date = (kind: 'due' | 'expires' | 'earliest' | 'retain until' | 'info', severity: 'regulatory' | 'internal') => ({
  kind,
  severity,
  dueOn: '2027-02-10',
})

test.each([
  ['due', 'regulatory', '2027-02-03', undefined],
  ['due', 'regulatory', '2027-02-10', undefined],
  ['due', 'regulatory', '2027-02-17', 'The law gives until 02-10-2027. Your own date can be earlier, never later.'],
  ['expires', 'regulatory', '2027-02-11', 'The law gives until 02-10-2027. Your own date can be earlier, never later.'],
  ['earliest', 'regulatory', '2027-02-09', 'The law gives 02-10-2027. Your own date can be later, never earlier.'],
  ['retain until', 'regulatory', '2028-01-01', undefined],
  ['due', 'internal', '2027-02-17', undefined],
] as const)('an own day for a date that is %s and %s on %s', (kind, severity, on, sentence) => {
  expect(refusedDay(date(kind, severity), on)).toBe(sentence)
})
