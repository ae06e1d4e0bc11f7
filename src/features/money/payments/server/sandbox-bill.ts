import { randomBytes } from 'node:crypto'
import { defaultZone, instantIn } from '#formats/day.ts'
import { percentOf } from '#money/ledger/money.ts'
import type { Transaction } from '#platform/database/database.ts'
import { againstCredit } from '../proration.ts'
import type { ProviderEvent, SubscriptionTold } from '../provider.ts'
import { NEEDS_AUTHENTICATION, type TestCard, testCards, whyNotPaid } from '../test-cards.ts'
import { CURRENCY } from './doubt.ts'
import { keepEvent } from './events-store.ts'

export type SandboxSubscription = {
  customer: string
  method: string
  cents: number
  months: number
  /** Off the next period. */
  percent: number
  /** Off what was paid for the period that runs, where it is not the same. */
  paidPercent?: number
  periodStart: string
  periodEnd: string
  state: SubscriptionTold['state']
  /** Paid and not used. */
  creditCents?: number
}
export type SandboxInvoice = {
  subscription: string
  cents: number
  /** Left out on bills from before it was kept: by the subscription. */
  discountCents?: number
  words: string
  lines?: readonly SandboxLine[]
}
export type SandboxLine = { description: string; amount: number; proration: true }
export type Billed = { paid: true; ref: string; creditCents: number } | { paid: false; failure: string }

export const made = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`
export const cardOf = (method: string): TestCard | undefined =>
  testCards.find(({ token }) => method.startsWith(`pm_${token}.`))
const seconds = (day: string) => Math.floor(instantIn(defaultZone, day).getTime() / 1000)

export const tell = (tx: Transaction, now: Date, type: string, object: ProviderEvent['data']['object']) =>
  keepEvent(
    tx,
    {
      ...{ id: made('evt'), type, created: Math.floor(now.getTime() / 1000) },
      data: { object: { currency: CURRENCY, ...object } },
    },
    now,
  )

export const tellState = (tx: Transaction, now: Date, ref: string, of: SandboxSubscription) =>
  tell(tx, now, 'customer.subscription.updated', {
    ...{ id: ref, customer: of.customer, status: of.state === 'past due' ? 'past_due' : 'active' },
    current_period_end: seconds(of.periodEnd),
  })

const notPaidAs = (failure: string) =>
  failure === NEEDS_AUTHENTICATION ? 'invoice.payment_action_required' : 'invoice.payment_failed'

/**
 * An invoice, paid from the credit and then by the card the customer has now; told as Stripe tells it. Below 0 it adds to
 * the credit. Where the card does not pay, the invoice stays open; `confirmed`: its holder said yes to the bank.
 */
export async function bill(
  tx: Transaction,
  now: Date,
  of: SandboxSubscription,
  invoice: SandboxInvoice,
  { id = made('in'), confirmed = false } = {},
): Promise<Billed> {
  const { subscription, cents, discountCents = percentOf(cents, of.percent), words, lines = [] } = invoice
  const total = cents - discountCents
  const balance = of.creditCents ?? 0
  const { dueCents, keptCents } = againstCredit(total, balance)
  const customer = await tx.maybe<{ method: string | null }>(
    'select method_ref as method from payment_customers where ref = $1',
    [of.customer],
  )
  const failure = dueCents === 0 ? undefined : whyNotPaid(cardOf(customer?.method ?? of.method), confirmed)
  const ref = made('pi')
  const kept = failure ? balance : keptCents
  await tell(tx, now, failure ? notPaidAs(failure) : 'invoice.paid', {
    ...{ id, customer: of.customer, subscription, subtotal: cents, total, description: words },
    lines: { data: lines },
    ...{ amount_paid: failure ? 0 : dueCents, payment_intent: dueCents > 0 ? ref : null },
    ...{ starting_balance: -balance, ending_balance: -kept, period_end: seconds(of.periodEnd) },
  })
  of.creditCents = kept
  if (!failure) return { paid: true, ref, creditCents: balance - kept }
  await tx.run(
    `insert into sandbox_objects (id, kind, data, created_at) values ($1, 'invoice', $2, $3) on conflict do nothing`,
    [id, JSON.stringify(invoice), now],
  )
  return { paid: false, failure }
}
