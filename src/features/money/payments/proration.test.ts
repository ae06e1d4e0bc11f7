import { expect, it } from 'vitest'
import { againstCredit, discountOf, proratedCents } from './proration.ts'

const month = { months: 1, newMonths: 1, periodStart: '2026-11-17', periodEnd: '2026-12-17' }

it('a smaller plan gives back what was paid for the rest of the period', () => {
  const change = { ...month, cents: 79_000, newCents: 24_000 }
  expect(proratedCents({ ...change, today: '2026-11-17' })).toEqual({ netCents: -55_000, creditCents: 79_000 })
  expect(proratedCents({ ...change, today: '2026-12-02' })).toEqual({ netCents: -27_500, creditCents: 39_500 })
})

it('a credit is used before anything is paid, and what is left of it stays', () => {
  expect(againstCredit(-55_000, 0)).toEqual({ dueCents: 0, keptCents: 55_000, usedCents: 0 })
  expect(againstCredit(18_000, 55_000)).toEqual({ dueCents: 0, keptCents: 37_000, usedCents: 18_000 })
  expect(againstCredit(24_000, 18_000)).toEqual({ dueCents: 6_000, keptCents: 0, usedCents: 18_000 })
})

it('a discount is off a credit as it was off the payment', () => {
  expect([discountOf(42_000, 10), discountOf(-42_000, 10)]).toEqual([4_200, -4_200])
})
