import { expect, it } from 'vitest'
import type { ForecastItem } from './contract.ts'
import { monthsOf, standingOf, totalOf } from './months.ts'

const item = (day: string | null, state: ForecastItem['state'], cents: number): ForecastItem => ({
  ...{ caseId: 1, path: '/x/1', personName: 'Priya NAIR', what: 'H1B Petition', approvedOn: null, open: 0 },
  ...{ day, dayFrom: day === null ? null : 'plan', state, cents },
})

it('the next six months, over the end of the year, each with what is approved, waits and is expected', () => {
  const items = [
    item('2026-11-24', 'approved', 338_000),
    item('2027-01-05', 'waiting', 100),
    item('2027-01-31', 'expected', 50),
  ]
  const months = monthsOf(items, '2026-11-17')
  expect(months.map(({ words }) => words)).toEqual(['Nov 2026', 'Dec', 'Jan 2027', 'Feb', 'Mar', 'Apr'])
  expect(months.map(({ total }) => total)).toEqual([338_000, 0, 150, 0, 0, 0])
  expect(months[2]).toMatchObject({ approved: 0, waiting: 100, expected: 50 })
  expect([totalOf(items), totalOf(items, 'waiting')]).toEqual([338_150, 100])
})

it('what comes later and what has no day stand behind the months, and all of it is what is to come', () => {
  const items = [item('2026-12-04', 'waiting', 100), item('2027-05-01', 'expected', 20), item(null, 'approved', 3)]
  const months = monthsOf(items, '2026-11-17')
  expect(months.slice(6).map(({ words, total }) => [words, total])).toEqual([
    ['Later', 20],
    ['Not known yet', 3],
  ])
  expect(months.reduce((sum, { total }) => sum + total, 0)).toBe(totalOf(items))
})

it('says by when only of what has a day', () => {
  const dated = item('2026-12-04', 'waiting', 100_000)
  const undated = item(null, 'expected', 50_000)
  expect(standingOf([])).toBe('The company has no government fees to come from open cases.')
  expect(standingOf([undated])).toBe('$500 in government fees to come. When is not known yet.')
  expect(standingOf([undated, dated])).toBe(
    '$1,000 in government fees by 12-04-2026. $500 more at a time not known yet. $1,000 waits for your approval by 12-04-2026.',
  )
  expect(standingOf([item(null, 'waiting', 100)])).toContain('$1 waits for your approval.')
})
