import type { Day } from '#formats/day.ts'
import type { Payment } from './collection-records.ts'
import type { Matter } from './server/collection-store.ts'
import { isPlanKept, standingOf, sumsOn } from './sums.ts'

/** What did come in: a payment that was taken back counts for nothing. */
export const received = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ takenBack }) => takenBack === null)

/**
 * The figures of a matter on a day. A demand asks for interest only at rates that the attorney confirmed, and for nothing
 * while the debtor keeps to the plan of installments.
 */
export function figuresOn(day: Day, { invoices, payments, rates, installments, planFromCents }: Figured) {
  const came = received(payments)
  const sums = sumsOn(day, invoices, came, rates)
  const confirmed = sumsOn(
    day,
    invoices,
    came,
    rates.filter((rate) => rate.confirmed),
  )
  const standing = standingOf(installments, Math.max(0, sums.receivedCents - (planFromCents ?? 0)), day)
  const planKept = isPlanKept(standing)
  return {
    ...sums,
    planKept,
    demandCents: planKept ? 0 : sums.outstandingCents + confirmed.interestOpenCents,
    installments: standing,
  }
}
type Figured = Pick<Matter, 'invoices' | 'payments' | 'rates' | 'installments' | 'planFromCents'>
