import { expect, test } from 'vitest'
import { hasExpired } from './expiry.ts'

test('a time expires after its number times 300, not at it', () => {
  expect([1_000, 1_600, 1_601].map((now) => hasExpired(now, 1_000, 2))).toEqual([false, false, true])
})
