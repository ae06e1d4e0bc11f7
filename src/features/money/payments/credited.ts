/** A payment of a plan by card, and how much of it did not go back. */
export type PlanPayment = { chargeId: number; at: string; amountCents: number; leftCents: number }
export type Credit = { at: string; cents: number }

const newestFirst = (payments: readonly PlanPayment[]) =>
  [...payments].sort((one, other) => (one.at < other.at ? 1 : -1))

/**
 * How much of each payment became a credit when the company changed to a smaller plan. A credit is for the period that
 * was paid last, so it is counted against the newest payment before it, then against the one before that.
 */
export function creditedOf(payments: readonly PlanPayment[], credits: readonly Credit[]): ReadonlyMap<number, number> {
  const credited = new Map<number, number>()
  for (const { at, cents } of credits) {
    let left = cents
    for (const payment of newestFirst(payments)) {
      if (left === 0) break
      if (payment.at > at) continue
      const before = credited.get(payment.chargeId) ?? 0
      const taken = Math.min(left, Math.max(0, payment.leftCents - before))
      if (taken > 0) credited.set(payment.chargeId, before + taken)
      left -= taken
    }
  }
  return credited
}

/**
 * How much of a new credit went back to the company before, by a refund of the payment that it is of. The provider reckons
 * a credit from what was paid and does not look at refunds. Only what is known to have gone back is counted, and only of
 * the newest payments, so nothing that a company is owed is ever taken off.
 */
export function givenBackBefore(payments: readonly PlanPayment[], credits: readonly Credit[], credit: Credit): number {
  const credited = creditedOf(payments, credits)
  let [left, back] = [credit.cents, 0]
  for (const { chargeId, at, amountCents, leftCents } of newestFirst(payments)) {
    if (left === 0) break
    if (at > credit.at) continue
    const before = credited.get(chargeId) ?? 0
    const of = Math.min(left, Math.max(0, amountCents - before))
    back += of - Math.min(of, Math.max(0, leftCents - before))
    left -= of
  }
  return back
}
