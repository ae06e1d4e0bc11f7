import { daysBetween } from '#formats/day.ts'

type Changing = {
  cents: number
  months: number
  newCents: number
  newMonths: number
  periodStart: string
  periodEnd: string
  today: string
}

/** For the rest of the period: what the new plan costs, less what was paid for the old one. */
export function proratedCents({ cents, months, newCents, newMonths, periodStart, periodEnd, today }: Changing) {
  const days = Math.max(1, daysBetween(periodStart, periodEnd))
  const left = Math.min(days, Math.max(0, daysBetween(today, periodEnd)))
  const share = (amount: number) => Math.floor((amount * left * 2 + days) / (days * 2))
  const creditCents = share(cents)
  // Paid at another frequency, a new period begins today.
  const wanted = months === newMonths ? share(newCents) : newCents
  return { dueCents: Math.max(0, wanted - creditCents), creditCents }
}
