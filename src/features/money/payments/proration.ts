import { daysBetween } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'

type Paid = {
  cents: number
  months: number
  /** Off what was paid for the period that runs. */
  percent: number
  periodStart: string
  periodEnd: string
}
type Wanted = { cents: number; months: number; percent: number }

/** `planCents` less `discountCents` less `creditCents` is to be paid; below 0 it is a credit. */
export type Prorated = { planCents: number; discountCents: number; creditCents: number }

/**
 * A change of plan for the rest of the period: what the new plan costs with today's discount, and the credit for the old
 * one, of what was really paid for it. The two discounts may differ.
 */
export function proratedCents(paid: Paid, wanted: Wanted, today: string): Prorated {
  const days = Math.max(1, daysBetween(paid.periodStart, paid.periodEnd))
  const left = Math.min(days, Math.max(0, daysBetween(today, paid.periodEnd)))
  const share = (amount: number) => Math.floor((amount * left * 2 + days) / (days * 2))
  const old = share(paid.cents)
  // Paid at another frequency, a new period begins today.
  const planCents = paid.months === wanted.months ? share(wanted.cents) : wanted.cents
  const discountCents = percentOf(planCents, wanted.percent)
  return { planCents, discountCents, creditCents: old - percentOf(old, paid.percent) }
}

export const netOf = ({ planCents, discountCents, creditCents }: Prorated): number =>
  planCents - discountCents - creditCents

/** An amount, above or below 0, against the credit that is there: what is to be paid, and the credit that stays. */
export function againstCredit(totalCents: number, balanceCents: number) {
  const dueCents = Math.max(0, totalCents - balanceCents)
  const keptCents = Math.max(0, balanceCents - totalCents)
  return { dueCents, keptCents, usedCents: Math.max(0, balanceCents - keptCents) }
}
