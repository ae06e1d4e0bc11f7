import { expect, test } from 'vitest'
import type { Schedule } from './records.ts'
import { nextMail, saidSchedule } from './schedule-time.ts'

const weekly: Schedule = { every: 'week', weekday: 1, hour: 8, format: 'pdf' }
const next = (schedule: Schedule, now: string, zone = 'America/New_York') =>
  nextMail(schedule, zone, new Date(now)).toISOString()

test('a report comes at its hour on the wall, before and after the clocks change', () => {
  expect(next(weekly, '2026-10-27T15:00:00Z')).toBe('2026-11-02T13:00:00.000Z')
  expect(next(weekly, '2026-10-20T15:00:00Z')).toBe('2026-10-26T12:00:00.000Z')
  expect(next({ ...weekly, weekday: 7 }, '2026-11-17T00:00:00Z')).toBe('2026-11-22T13:00:00.000Z')
  expect(next({ ...weekly, every: 'day' }, '2026-11-17T13:00:00Z')).toBe('2026-11-18T13:00:00.000Z')
  expect(next({ ...weekly, every: 'month' }, '2026-11-17T13:00:00Z')).toBe('2026-12-01T13:00:00.000Z')
})

test('each time follows the one before by a day, a week or a month, over a year, and none comes twice', () => {
  const steps = { day: [23, 25], week: [167, 169], month: [671, 745] } as const
  for (const [every, [shortest, longest]] of Object.entries(steps)) {
    let at = new Date('2026-01-05T00:00:00Z')
    for (let n = 0; n < 366; n++) {
      const following = nextMail({ ...weekly, every: every as Schedule['every'] }, 'America/Los_Angeles', at)
      const hours = (following.getTime() - at.getTime()) / 3_600_000
      if (n > 0) expect(hours).toBeGreaterThanOrEqual(shortest)
      if (n > 0) expect(hours).toBeLessThanOrEqual(longest)
      at = following
    }
  }
})

test('a schedule says what it does', () => {
  expect(saidSchedule(weekly)).toBe('Every Monday at 8:00, as PDF with the table.')
})
