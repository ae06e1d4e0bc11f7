import { expect, test } from 'vitest'
import { creditedOf } from './credited.ts'

const paid = (chargeId: number, at: string, leftCents: number) => ({ chargeId, at, leftCents })

test('a credit is counted against the payment it came from, and no other', () => {
  const payments = [paid(1, '2026-09-01', 42_000), paid(2, '2026-10-01', 42_000), paid(3, '2026-11-05', 24_000)]
  expect([...creditedOf(payments, [{ at: '2026-10-12', cents: 18_000 }])]).toEqual([[2, 18_000]])
})

test('what is larger than the last payment goes on to the one before; two credits add up', () => {
  const payments = [paid(1, '2026-09-01', 42_000), paid(2, '2026-09-10', 6_000)]
  const credits = [
    { at: '2026-09-12', cents: 10_000 },
    { at: '2026-09-13', cents: 5_000 },
  ]
  expect(Object.fromEntries(creditedOf(payments, credits))).toEqual({ 1: 9_000, 2: 6_000 })
})

test('a credit from before a payment is not of it', () => {
  expect(creditedOf([paid(1, '2026-09-01', 100)], [{ at: '2026-08-01', cents: 50 }]).size).toBe(0)
})
