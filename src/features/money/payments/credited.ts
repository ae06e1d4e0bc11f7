/** A payment of a plan by card, and how much of it went back. */
export type PlanPayment = { chargeId: number; at: string; leftCents: number }
export type Credit = { at: string; cents: number }

/**
 * How much of each payment became a credit when the company changed to a smaller plan. A credit is for the period that
 * was paid last, so it is counted against the newest payment before it, then against the one before that.
 */
export function creditedOf(payments: readonly PlanPayment[], credits: readonly Credit[]): ReadonlyMap<number, number> {
  const newestFirst = [...payments].sort((one, other) => (one.at < other.at ? 1 : -1))
  const credited = new Map<number, number>()
  for (const { at, cents } of credits) {
    let left = cents
    for (const payment of newestFirst) {
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
