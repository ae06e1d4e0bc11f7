import { afterEach, expect, test } from 'vitest'
import { dayHere, liveIn, momentHere, today } from './today.ts'

// 5:30 pm on the Pacific coast, the next day in Greenwich.
const evening = new Date('2026-11-16T01:30:00Z')

afterEach(() => liveIn(undefined))

test('today is the day at the office that the session names, wherever the browser is', () => {
  liveIn('America/Los_Angeles')
  expect([today(evening), dayHere('2026-11-16T07:59:00.123456Z')]).toEqual(['2026-11-15', '2026-11-15'])
  // Never the day of one clock with the time of another.
  expect(momentHere('2026-11-16T01:30:00Z')).toBe('11-15-2026 17:30')
  liveIn('Asia/Kolkata')
  expect(today(evening)).toBe('2026-11-16')
})

test('a visitor has the day in New York', () => {
  liveIn(undefined)
  expect(today(evening)).toBe('2026-11-15')
})
