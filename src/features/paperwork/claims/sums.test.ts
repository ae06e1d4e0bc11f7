import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import type { Invoice, Rate } from './collection-records.ts'
import { planned, planRefused, split } from './installments.ts'
import { basisPointsOf, centsOf, inDollars, inPercent } from './money.ts'
import { isPlanKept, standingOf, sumsOn } from './sums.ts'

const invoice = (number: string, dueOn: string, amountCents: number, paidCents = 0): Invoice => ({
  ...{ number, issuedOn: addDays(dueOn, -30), dueOn, amountCents, paidCents },
})
const twelve: Rate = { from: '2020-01-01', basisPoints: 1_200, source: 'MSA 7.2', confirmed: true }
const pay = (on: string, amountCents: number, interestCents = 0) => ({ on, amountCents, interestCents })

describe('case-types.md §16', () => {
  const invoices = [invoice('A', '2026-10-01', 100_000, 40_000), invoice('B', '2026-10-31', 50_000)]

  test('1,000 (paid 400) and 500 (paid 0) leave 1,100 outstanding', () => {
    expect(sumsOn('2026-10-31', invoices, [], []).outstandingCents).toBe(110_000)
  })

  test('simple interest at 12 % on 600 for 30 days is 5.92', () => {
    const { invoices: summed, interestCents } = sumsOn('2026-10-31', invoices, [], [twelve])
    expect(summed.map((each) => each.interestCents)).toEqual([592, 0])
    expect(interestCents).toBe(592)
  })

  test('a payment ends the interest on what it paid, the invoice due first before the others', () => {
    const { invoices: summed, outstandingCents } = sumsOn('2026-11-30', invoices, [pay('2026-10-31', 60_000)], [twelve])
    expect(outstandingCents).toBe(50_000)
    // 600 for 30 days until it was paid; 500 for 30 days.
    expect(summed.map((each) => each.interestCents)).toEqual([592, 493])
  })

  test('another rate counts from its own day, and before the first one nothing does', () => {
    const later: Rate = { ...twelve, from: '2026-10-16', basisPoints: 600 }
    const at = (rates: readonly Rate[]) => sumsOn('2026-10-31', invoices, [], rates).interestCents
    expect(at([twelve, later])).toBe(444)
    expect(at([later])).toBe(148)
    expect(at([])).toBe(0)
  })

  test('what of a payment is interest pays no invoice', () => {
    const sums = sumsOn('2026-10-31', invoices, [pay('2026-10-31', 60_592, 592)], [twelve])
    expect(sums).toMatchObject({ outstandingCents: 50_000, interestCents: 592, interestOpenCents: 0 })
  })
})

describe('installments', () => {
  test('any total in any number of parts adds up to the cent, and no part differs by more than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 60 }), (total, parts) => {
        const each = split(total, parts)
        expect(each.reduce((sum, cents) => sum + cents, 0)).toBe(total)
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('monthly ones keep their day or take the last of a shorter month', () => {
    expect(planned(100_00, 3, '2027-01-31', 'month')).toEqual([
      { dueOn: '2027-01-31', amountCents: 33_34 },
      { dueOn: '2027-02-28', amountCents: 33_33 },
      { dueOn: '2027-03-31', amountCents: 33_33 },
    ])
  })

  test('a plan that does not add up, asks too much or is out of order is refused', () => {
    const plan = planned(1_000, 2, '2027-01-01', 'week')
    expect(planRefused(plan, 1_000, 1_000)).toBeUndefined()
    expect(planRefused(plan, 1_001, 2_000)).toMatch(/add up/)
    expect(planRefused(plan, 1_000, 999)).toMatch(/more than is owed/)
    expect(planRefused(plan.toReversed(), 1_000, 1_000)).toMatch(/after the one before/)
  })

  test('what came in pays them in order; one that is not covered on its day is missed the day after', () => {
    const plan = planned(1_000, 2, '2026-12-01', 'month')
    const states = (received: number, today: string) => standingOf(plan, received, today).map(({ state }) => state)
    expect(states(0, '2026-12-01')).toEqual(['open', 'open'])
    expect(states(499, '2026-12-02')).toEqual(['missed', 'open'])
    expect(states(500, '2026-12-02')).toEqual(['paid', 'open'])
    expect(states(1_000, '2027-02-01')).toEqual(['paid', 'paid'])
  })
})

test.each([
  ['1,234.5', 123_450],
  ['$1234.50', 123_450],
  ['0.07', 7],
  ['1,23', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['', undefined],
])('“%s” is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test('amounts and rates are written from their digits', () => {
  expect([7, 123_450, -100, 100_000_000].map(inDollars)).toEqual(['$0.07', '$1,234.50', '-$1.00', '$1,000,000.00'])
  expect(['12', '7.25 %', '0.5'].map(basisPointsOf)).toEqual([1_200, 725, 50])
  expect([1_200, 725].map(inPercent)).toEqual(['12 %', '7.25 %'])
})

test('a plan is kept while something is to come and nothing was missed', () => {
  const plan = ['2026-11-05', '2026-12-05'].map((dueOn) => ({ dueOn, amountCents: 500 }))
  const kept = (receivedCents: number, day: string) => isPlanKept(standingOf(plan, receivedCents, day))
  expect([kept(0, '2026-11-05'), kept(500, '2026-11-17'), kept(499, '2026-11-17')]).toEqual([true, true, false])
  expect([kept(1_000, '2026-11-17'), isPlanKept([])]).toEqual([false, false])
})
