import { expect, test } from 'vitest'
import { isUrgent, nextDigest } from './digest-time.ts'

const ZONE = 'America/New_York'
const next = (choice: 'daily' | 'weekly', now: string) => nextDigest(choice, ZONE, new Date(now)).toISOString()

test.each([
  ['in winter', '2026-03-06T13:00:00Z', '2026-03-07T12:00:00.000Z'],
  ['over the night in which the clocks go forward', '2026-03-07T13:00:00Z', '2026-03-08T11:00:00.000Z'],
  ['before the clocks go back', '2026-10-30T12:00:00Z', '2026-10-31T11:00:00.000Z'],
  ['over the night in which they go back', '2026-10-31T12:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['a minute before seven, the same day', '2026-11-16T11:59:00Z', '2026-11-16T12:00:00.000Z'],
  ['at seven, the next day', '2026-11-16T12:00:00Z', '2026-11-17T12:00:00.000Z'],
])('a daily digest comes at seven on the wall: %s', (_when, now, at) => {
  expect(next('daily', now)).toBe(at)
})

test('a weekly digest comes on Monday, where the reader is', () => {
  expect(next('weekly', '2026-11-16T11:00:00Z')).toBe('2026-11-16T12:00:00.000Z')
  expect(next('weekly', '2026-11-16T12:30:00Z')).toBe('2026-11-23T12:00:00.000Z')
  // Sunday evening in California is Monday in UTC.
  expect(nextDigest('weekly', 'America/Los_Angeles', new Date('2026-11-16T05:00:00Z')).toISOString()).toBe(
    '2026-11-16T15:00:00.000Z',
  )
  // The week in which the clocks change.
  expect(next('weekly', '2026-03-02T13:00:00Z')).toBe('2026-03-09T11:00:00.000Z')
})

test('what is due before the digest or the day after it is told at once', () => {
  const tomorrow = new Date('2026-11-17T12:00:00Z')
  expect(['2026-11-10', '2026-11-17', '2026-11-18'].map((day) => isUrgent(day, tomorrow, ZONE))).toEqual([
    ...[true, true, true],
  ])
  expect([isUrgent('2026-11-19', tomorrow, ZONE), isUrgent(null, tomorrow, ZONE)]).toEqual([false, false])
})
