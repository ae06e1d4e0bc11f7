import { type Day, daysBetween } from '#formats/day.ts'
import type { Installment, Invoice, Payment, Rate } from './collection-records.ts'
import type { Matter } from './server/collection-store.ts'

/** What a day of the matter adds up to, in whole cents. */
export type Sums = {
  outstandingCents: number
  interestCents: number
  /** What was paid on interest is taken off it. */
  interestOpenCents: number
  receivedCents: number
  invoices: readonly (Invoice & { unpaidCents: number; interestCents: number; daysLate: number })[]
}

type Paid = Pick<Payment, 'on' | 'amountCents' | 'interestCents'>

/** Payments go to the invoice that fell due first; what of them is interest goes to no invoice. */
export function sumsOn(
  day: Day,
  invoices: readonly Invoice[],
  payments: readonly Paid[],
  rates: readonly Rate[],
): Sums {
  const left = payments
    .filter(({ on }) => on <= day)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, amountCents, interestCents }) => ({ on, cents: amountCents - interestCents }))
  const inOrder = invoices.toSorted(
    (one, other) => one.dueOn.localeCompare(other.dueOn) || one.number.localeCompare(other.number),
  )
  const settled = inOrder.map((invoice) => {
    let unpaidCents = invoice.amountCents - invoice.paidCents
    const steps: Step[] = [{ from: invoice.dueOn, cents: unpaidCents }]
    for (const payment of left) {
      const taken = Math.min(payment.cents, unpaidCents)
      if (taken === 0) continue
      payment.cents -= taken
      unpaidCents -= taken
      steps.push({ from: payment.on > invoice.dueOn ? payment.on : invoice.dueOn, cents: unpaidCents })
    }
    return {
      ...invoice,
      unpaidCents,
      interestCents: interestOver(steps, rates, day),
      daysLate: unpaidCents === 0 ? 0 : Math.max(0, daysBetween(invoice.dueOn, day)),
    }
  })
  const total = (of: (each: (typeof settled)[number]) => number) => settled.reduce((sum, each) => sum + of(each), 0)
  const interestCents = total((each) => each.interestCents)
  const paidInterest = payments.reduce((sum, each) => sum + each.interestCents, 0)
  return {
    outstandingCents: total((each) => each.unpaidCents),
    interestCents,
    interestOpenCents: Math.max(0, interestCents - paidInterest),
    receivedCents: payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
    invoices: settled,
  }
}

/** From the end of this day on, so much was unpaid. */
type Step = { from: Day; cents: number }

/**
 * Simple interest, day by day at the rate of that day, 365 days a year (case-types.md §16). Cents, rate and days are
 * multiplied whole and divided once: ((600.00 × 12 %) × 30) / 365 = 5.92.
 */
function interestOver(steps: readonly Step[], rates: readonly Rate[], until: Day): number {
  const sorted = rates.toSorted((one, other) => one.from.localeCompare(other.from))
  const cuts = [...new Set([...steps.map(({ from }) => from), ...sorted.map(({ from }) => from), until])].sort()
  let whole = 0n
  for (const [place, from] of cuts.entries()) {
    const to = cuts[place + 1]
    const step = steps.findLast((each) => each.from <= from)
    const rate = sorted.findLast((each) => each.from <= from)
    if (to === undefined || to > until || !step || !rate) continue
    whole += BigInt(step.cents) * BigInt(rate.basisPoints) * BigInt(daysBetween(from, to))
  }
  return Number((whole + HALF) / YEAR)
}
/** Hundredths of a percent in a whole, times the days of a year. */
const YEAR = 3_650_000n
const HALF = YEAR / 2n

export type InstallmentStanding = Installment & { paidCents: number; state: 'paid' | 'open' | 'missed' }

/** What came in since the plan was agreed goes to its installments in order; what is not covered on its day is missed. */
export function standingOf(
  installments: readonly Installment[],
  receivedCents: number,
  today: Day,
): InstallmentStanding[] {
  let left = receivedCents
  return installments.map((each) => {
    const paidCents = Math.min(left, each.amountCents)
    left -= paidCents
    const state = paidCents === each.amountCents ? 'paid' : each.dueOn < today ? 'missed' : 'open'
    return { ...each, paidCents, state }
  })
}

/** A plan that is kept binds who agreed to it: nothing was missed, and something is still to come. */
export const isPlanKept = (standing: readonly InstallmentStanding[]): boolean =>
  standing.some(({ state }) => state === 'open') && standing.every(({ state }) => state !== 'missed')

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
