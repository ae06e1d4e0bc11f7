import { daysBetween } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'

type Changing = {
  cents: number
  months: number
  newCents: number
  newMonths: number
  periodStart: string
  periodEnd: string
  today: string
}

/** For the rest of the period: what the new plan costs, less what was paid for the old one. Below 0 it is a credit. */
export function proratedCents({ cents, months, newCents, newMonths, periodStart, periodEnd, today }: Changing) {
  const days = Math.max(1, daysBetween(periodStart, periodEnd))
  const left = Math.min(days, Math.max(0, daysBetween(today, periodEnd)))
  const share = (amount: number) => Math.floor((amount * left * 2 + days) / (days * 2))
  const creditCents = share(cents)
  // Paid at another frequency, a new period begins today.
  const wanted = months === newMonths ? share(newCents) : newCents
  return { netCents: wanted - creditCents, creditCents }
}

/** What is off an amount; off a credit as well, since the discount was off when it was paid. */
export const discountOf = (cents: number, percent: number): number =>
  Math.sign(cents) * percentOf(Math.abs(cents), percent)

/** An amount, above or below 0, against the credit that is there: what is to be paid, and the credit that stays. */
export function againstCredit(totalCents: number, balanceCents: number) {
  const dueCents = Math.max(0, totalCents - balanceCents)
  const keptCents = Math.max(0, balanceCents - totalCents)
  return { dueCents, keptCents, usedCents: Math.max(0, balanceCents - keptCents) }
}
