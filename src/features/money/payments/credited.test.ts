import { expect, test } from 'vitest'
import { creditedOf, givenBackBefore } from './credited.ts'

const paid = (chargeId: number, at: string, leftCents: number, amountCents = leftCents) => ({
  ...{ chargeId, at, leftCents, amountCents },
})

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

test('of a credit only that is taken off which went back before, by a refund of the payment it is of', () => {
  const credit = { at: '2026-10-12', cents: 18_000 }
  const lastMonth = paid(1, '2026-09-01', 42_000)
  const before = (left: number) => givenBackBefore([lastMonth, paid(2, '2026-10-01', left, 42_000)], [], credit)
  // Nothing went back; all of it; so much that a part of the credit is still owed; so little that all of it is.
  expect([42_000, 0, 12_000, 18_000].map(before)).toEqual([0, 18_000, 6_000, 0])
})

test('what went back of a payment that is over, or comes later, says nothing about the credit', () => {
  const credit = { at: '2026-10-12', cents: 18_000 }
  const refundedEarlier = [paid(1, '2026-09-01', 0, 42_000), paid(2, '2026-10-01', 42_000)]
  expect(givenBackBefore(refundedEarlier, [], credit)).toBe(0)
  expect(givenBackBefore([paid(1, '2026-10-01', 42_000), paid(2, '2026-11-01', 0, 42_000)], [], credit)).toBe(0)
})

test('a payment that became a credit once is not counted for the next one', () => {
  const payments = [paid(1, '2026-10-01', 0, 42_000), paid(2, '2026-10-05', 10_000)]
  const first = { at: '2026-10-06', cents: 10_000 }
  expect(givenBackBefore(payments, [first], { at: '2026-10-12', cents: 20_000 })).toBe(20_000)
})
