import { showDate } from '#formats/dates.ts'
import { addMonths } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'
import { netOf, proratedCents } from '../proration.ts'
import { CardDeclined } from '../provider.ts'
import { NEEDS_AUTHENTICATION } from '../test-cards.ts'
import type { Billed, SandboxInvoice, SandboxLine, SandboxSubscription } from './sandbox-bill.ts'

/** The period that runs, with the discount it was paid with. */
export const asPaid = (of: SandboxSubscription) => ({ ...of, percent: of.paidPercent ?? of.percent })

/** The bill of a whole period. */
export const periodOf = (subscription: string, { cents, percent }: SandboxSubscription): SandboxInvoice => ({
  ...{ subscription, cents, discountCents: percentOf(cents, percent), words: 'Subscription' },
})

type Wanted = { cents: number; months: number; percent: number }

/** A subscription after a change of plan, and what is billed for it; nothing, where both plans cost the same. */
export function changedPlan(
  { id, data }: { id: string; data: SandboxSubscription },
  { cents, months, percent }: Wanted,
  today: string,
): { changed: SandboxSubscription; invoice: SandboxInvoice | undefined } {
  const prorated = proratedCents(asPaid(data), { cents, months, percent }, today)
  const { planCents, discountCents, creditCents } = prorated
  const anew = months === data.months ? {} : { periodStart: today, periodEnd: addMonths(today, months) }
  const changed = { ...data, ...anew, cents, months, percent, paidPercent: percent }
  const line = (description: string, amount: number): SandboxLine => ({ description, amount, proration: true })
  const lines = [
    line(`Unused time of the plan before, from ${showDate(today)}`, -creditCents),
    line(`New plan from ${showDate(today)} to ${showDate(changed.periodEnd)}`, planCents),
  ]
  const words = 'Change of plan'
  const invoice = { subscription: id, cents: planCents - creditCents, discountCents, words, lines }
  return { changed, invoice: netOf(prorated) === 0 ? undefined : invoice }
}

/** What is not paid for is not granted. */
export async function paidOrRefused(billing: Promise<Billed>): Promise<void> {
  const billed = await billing
  if (!billed.paid) throw new CardDeclined(billed.failure, { asksHolder: billed.failure === NEEDS_AUTHENTICATION })
}
