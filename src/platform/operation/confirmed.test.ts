import { expect, test } from 'vitest'
import { requireConfirmed } from './confirmed.ts'

const now = new Date('2026-11-17T12:00:00Z')
const since = (seconds: number) => ({ confirmedAt: new Date(now.getTime() - seconds * 1_000).toISOString() })

test('a dangerous step goes on for 300 seconds after the password, and never without one', () => {
  expect(() => requireConfirmed(since(300), now)).not.toThrow()
  expect(() => requireConfirmed(since(301), now)).toThrow('Please enter your password again to go on.')
  expect(() => requireConfirmed({ confirmedAt: '' }, now)).toThrow('Please enter your password again to go on.')
})
