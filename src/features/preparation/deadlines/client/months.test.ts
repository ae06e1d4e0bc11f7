import { expect, test } from 'vitest'
import { lastDayOf, monthAfter, monthWords, weeksOf } from './months.ts'

test('a month is laid out in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28)
})

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
  expect(lastDayOf('2028-02')).toBe('2028-02-29')
  expect(monthWords('2026-11')).toBe('November 2026')
})
