import { expect, it } from 'vitest'
import { againstCredit, netOf, proratedCents } from './proration.ts'

const month = { months: 1, percent: 0, periodStart: '2026-11-17', periodEnd: '2026-12-17' }

it('a smaller plan gives back what was paid for the rest of the period', () => {
  const silver = { cents: 24_000, months: 1, percent: 0 }
  const change = (today: string) => proratedCents({ ...month, cents: 79_000 }, silver, today)
  expect(change('2026-11-17')).toEqual({ planCents: 24_000, discountCents: 0, creditCents: 79_000 })
  expect(change('2026-12-02')).toEqual({ planCents: 12_000, discountCents: 0, creditCents: 39_500 })
  expect(netOf(change('2026-12-02'))).toBe(-27_500)
})

it('a credit is used before anything is paid, and what is left of it stays', () => {
  expect(againstCredit(-55_000, 0)).toEqual({ dueCents: 0, keptCents: 55_000, usedCents: 0 })
  expect(againstCredit(18_000, 55_000)).toEqual({ dueCents: 0, keptCents: 37_000, usedCents: 18_000 })
  expect(againstCredit(24_000, 18_000)).toEqual({ dueCents: 6_000, keptCents: 0, usedCents: 18_000 })
})

it('a discount is off the new plan, and off a credit only as far as it was off the payment', () => {
  // 14 of 30 days left: $420 is $196, $240 is $112.
  const silver = { cents: 24_000, months: 1, periodStart: '2026-11-01', periodEnd: '2026-12-01' }
  const gold = { cents: 42_000, months: 1, percent: 15 }
  const paidInFull = proratedCents({ ...silver, percent: 0 }, gold, '2026-11-17')
  expect(paidInFull).toEqual({ planCents: 19_600, discountCents: 2_940, creditCents: 11_200 })
  expect(netOf(paidInFull)).toBe(5_460)
  expect(proratedCents({ ...silver, percent: 10 }, gold, '2026-11-17').creditCents).toBe(10_080)
  const yearly = proratedCents({ ...silver, percent: 0 }, { cents: 420_000, months: 12, percent: 15 }, '2026-11-17')
  expect(netOf(yearly)).toBe(345_800)
})
