/** The arithmetic of case-types.md §16, in whole cents. */
export type Invoice = { amountCents: number; paidCents: number }

export const outstandingCents = (invoices: readonly Invoice[]): number =>
  invoices.reduce((sum, { amountCents, paidCents }) => sum + amountCents - paidCents, 0)

/** Simple daily interest on the unpaid part; the rate in hundredths of a percent a year (12 % = 1,200). */
export function interestCents(unpaidCents: number, yearlyRateBasisPoints: number, days: number): number {
  return Math.round((unpaidCents * yearlyRateBasisPoints * days) / (10_000 * 365))
}

/** A sentence when a payment cannot be booked. */
export function paymentRefused(invoices: readonly Invoice[], paymentCents: number): string | undefined {
  if (paymentCents <= 0) return 'A payment is more than nothing.'
  return paymentCents > outstandingCents(invoices) ? 'The payment is larger than what is outstanding.' : undefined
}
