import { describe, expect, test } from 'vitest'
import { isAdult, mayReinstate, type Relation, statusOn, yearsBetween } from './rules.ts'

const today = '2026-11-15'

test.each<[string, string, number]>([
  ['2008-11-15', today, 18],
  ['2008-11-16', today, 17],
  ['2000-02-29', '2026-02-28', 25],
])('between %s and %s are %i full years', (from, until, years) => {
  expect(yearsBetween(from, until)).toBe(years)
})

test.each<[Relation, string | null, boolean]>([
  ['Son', '2008-11-15', true],
  ['Son', '2008-11-16', false],
  ['Daughter', null, false],
  ['Spouse', null, true],
  ['Principal', null, true],
])('%s born %s: a login of the own is %s', (relation, birthDate, adult) => {
  expect(isAdult({ relation, birthDate }, today)).toBe(adult)
})

describe('a job', () => {
  test.each<[string | null, string | null, string]>([
    [null, null, 'Active'],
    ['2026-11-15', null, 'Active'],
    ['2026-11-16', null, 'Offered'],
    ['2020-01-01', '2026-11-15', 'Ended'],
    ['2020-01-01', '2026-11-16', 'Active'],
  ])('from %s until %s is %s', (startedOn, endedOn, status) => {
    expect(statusOn(today, { startedOn, endedOn })).toBe(status)
  })
})

test('a termination can be taken back for 30 days', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(mayReinstate('2026-10-16T12:00:00Z', now)).toBe(true)
  expect(mayReinstate('2026-10-16T11:59:59Z', now)).toBe(false)
})
