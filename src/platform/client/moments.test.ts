import { expect, test } from 'vitest'
import { howLongAgo, showMoment } from './moments.ts'

const now = new Date(2026, 11, 31, 14, 5).getTime()
const ago = (minutes: number) => howLongAgo(new Date(now - minutes * 60_000).toISOString(), now)

test.each([
  [0, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [23 * 60, '23 hours ago'],
  [24 * 60, '1 day ago'],
  [6 * 24 * 60, '6 days ago'],
  [8 * 24 * 60, '12-23-2026'],
])('%i minutes back reads "%s"', (minutes, text) => {
  expect(ago(minutes)).toBe(text)
})

test('a moment shows its day and its time on the reader’s clock', () => {
  expect(showMoment(new Date(now).toISOString())).toBe('12-31-2026 14:05')
  expect([showMoment(null), showMoment('nonsense')]).toEqual(['', ''])
})
