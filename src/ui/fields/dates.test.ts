import { expect, test } from 'vitest'
import { parsedDate, shownDate, weeksOf, yearsOf } from './dates.ts'

test.each([
  ['12-01-2026', '2026-12-01'],
  ['12/1/2026', '2026-12-01'],
  ['2.29.2024', '2024-02-29'],
  ['12012026', '2026-12-01'],
  ['12/01/26', '2026-12-01'],
  ['07-04-76', '1976-07-04'],
  ['01-01-1900', '1900-01-01'],
  ['12-31-2100', '2100-12-31'],
])('"%s" is the date %s', (typed, iso) => {
  expect(parsedDate(typed)).toBe(iso)
})

test.each(['02-30-2026', '13-01-2026', '00-10-2026', '12-31-1899', '01-01-2101', 'soon', '12-2026', ''])(
  '"%s" is no date',
  (typed) => {
    expect(parsedDate(typed)).toBeUndefined()
  },
)

test('a date is shown as MM-DD-YYYY', () => {
  expect(shownDate('2026-12-01')).toBe('12-01-2026')
  expect(shownDate('')).toBe('')
})

test('a month page starts on Sunday and holds the whole month', () => {
  const weeks = weeksOf('2026-11-15')
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.flat()).toContain('2026-11-30')
  expect(weeksOf('2026-12-01')[0]?.[0]).toBe('2026-11-29')
})

test('the year lists are those of the specification', () => {
  expect(yearsOf('past', 2026)).toEqual({ first: 1950, last: 2026 })
  expect(yearsOf('planning', 2026)).toEqual({ first: 2000, last: 2044 })
})
