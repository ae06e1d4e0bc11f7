import { randomBytes } from 'node:crypto'
import { showDate } from '#formats/dates.ts'
import { addMonths, dayIn, defaultZone, instantIn } from '#formats/day.ts'
import type { Transaction } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { againstCredit, discountOf, proratedCents } from '../proration.ts'
import {
  CardDeclined,
  type ChargeTold,
  type PaymentProvider,
  type ProviderEvent,
  type SetupResult,
  type SubscriptionTold,
} from '../provider.ts'
import { DECLINED, last4Of, NEEDS_AUTHENTICATION, type TestCard, testCards } from '../test-cards.ts'
import { keepEvent } from './events-store.ts'
import { lowerCredit } from './sandbox-credit.ts'

export type Sandboxed = Pick<Services, 'database' | 'clock' | 'config'>
export type Kept<T> = { id: string; data: T; createdAt: string }
export type Setup = { customer: string; state: 'open' | 'done' | 'failed'; token?: string; failure?: string }
export type SandboxSubscription = {
  customer: string
  method: string
  cents: number
  months: number
  percent: number
  periodStart: string
  periodEnd: string
  state: SubscriptionTold['state']
  /** Paid and not used. */
  creditCents?: number
}
type SandboxInvoice = { subscription: string; cents: number; words: string; lines?: readonly SandboxLine[] }
type SandboxLine = { description: string; amount: number; proration: true }

const system = { kind: 'system' } as const
const made = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`
const cardOf = (method: string): TestCard | undefined =>
  testCards.find(({ token }) => method.startsWith(`pm_${token}.`))
const dayOf = (at: Date) => dayIn(defaultZone, at)
const seconds = (day: string) => Math.floor(instantIn(defaultZone, day).getTime() / 1000)

/**
 * Stands in for the payment provider where no keys are set: no money moves. It keeps its own records, answers a repeated
 * request like the first one, and tells what happened in the same events, so that everything after it is the real thing.
 */
export function sandboxProvider({
  database,
  clock,
  config,
}: Sandboxed): PaymentProvider & { renewDue(): Promise<void> } {
  const inside = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.transaction(system, work)
  const once = <T>(kind: string, key: string, make: (tx: Transaction, id: string) => Promise<T>): Promise<Kept<T>> =>
    inside(async (tx) => {
      await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 7))', [key])
      const known = await tx.maybe<Kept<T>>(`${KEPT} where request_key = $1`, [key])
      if (known) return known
      const id = made(prefixes[kind] ?? kind)
      const data = await make(tx, id)
      await tx.run(
        'insert into sandbox_objects (id, kind, request_key, data, created_at) values ($1, $2, $3, $4, $5)',
        [...[id, kind, key, JSON.stringify(data), clock.now()]],
      )
      return { id, data, createdAt: clock.now().toISOString() }
    })
  const tell = (tx: Transaction, type: string, object: ProviderEvent['data']['object']) =>
    keepEvent(
      tx,
      { id: made('evt'), type, created: Math.floor(clock.now().getTime() / 1000), data: { object } },
      clock.now(),
    )

  /**
   * An invoice, paid from the credit and then by the card the customer has now; told as Stripe tells it. Below 0 it adds to
   * the credit. False: the card did not pay, and the invoice stays open.
   */
  const bill = async (tx: Transaction, of: SandboxSubscription, invoice: SandboxInvoice, id = made('in')) => {
    const { subscription, cents, words, lines = [] } = invoice
    const total = cents - discountOf(cents, of.percent)
    const balance = of.creditCents ?? 0
    const { dueCents, keptCents } = againstCredit(total, balance)
    const customer = await tx.maybe<{ method: string | null }>(
      'select method_ref as method from payment_customers where ref = $1',
      [of.customer],
    )
    const isPaid = dueCents === 0 || cardOf(customer?.method ?? of.method)?.onCharge === 'succeeded'
    const ref = made('pi')
    const kept = isPaid ? keptCents : balance
    await tell(tx, isPaid ? 'invoice.paid' : 'invoice.payment_failed', {
      ...{ id, customer: of.customer, subscription, subtotal: cents, total, description: words },
      lines: { data: lines },
      ...{ amount_paid: isPaid ? dueCents : 0, payment_intent: dueCents > 0 ? ref : null },
      ...{ starting_balance: -balance, ending_balance: -kept, period_end: seconds(of.periodEnd) },
    })
    of.creditCents = kept
    if (!isPaid)
      await tx.run(
        `insert into sandbox_objects (id, kind, data, created_at) values ($1, 'invoice', $2, $3) on conflict do nothing`,
        [id, JSON.stringify(invoice), clock.now()],
      )
    return isPaid ? { ref, creditCents: balance - kept } : undefined
  }
  const tellState = (tx: Transaction, ref: string, of: SandboxSubscription) =>
    tell(tx, 'customer.subscription.updated', {
      ...{ id: ref, customer: of.customer, status: of.state === 'past due' ? 'past_due' : 'active' },
      current_period_end: seconds(of.periodEnd),
    })
  const save = (tx: Transaction, id: string, data: object) =>
    tx.run('update sandbox_objects set data = $2 where id = $1', [id, JSON.stringify(data)])
  const told = (ref: string, { state, periodEnd }: SandboxSubscription): SubscriptionTold => ({
    ref,
    state,
    periodEnd,
    ...(state === 'past due' && { failure: DECLINED }),
  })
  const read = async <T>(id: string): Promise<Kept<T>> => {
    const found = await database.read(system).maybe<Kept<T>>(`${KEPT} where id = $1`, [id])
    if (!found) throw notFound()
    return found
  }

  return {
    /** Each period that is over is billed and the next one begins, as the provider would do by itself. */
    renewDue: () =>
      inside(async (tx) => {
        const today = dayOf(clock.now())
        const due = await tx.rows<Kept<SandboxSubscription>>(
          `${KEPT} where kind = 'subscription' and data ->> 'periodEnd' <= $1 and data ->> 'state' = 'active' limit 200 for update`,
          [today],
        )
        for (const { id, data } of due) {
          const next = { ...data, periodStart: data.periodEnd, periodEnd: addMonths(data.periodEnd, data.months) }
          if (!(await bill(tx, next, { subscription: id, cents: next.cents, words: 'Subscription' })))
            next.state = 'past due'
          await save(tx, id, next)
          await tellState(tx, id, next)
        }
      }),
    name: 'sandbox',
    createCustomer: async (of, key) => (await once('customer', key, async () => of)).id,
    beginSetup: async ({ customer }, key) => {
      const { id } = await once('setup', key, async (): Promise<Setup> => ({ customer, state: 'open' }))
      return { reference: id, url: `${config.publicUrl.replace(/\/$/, '')}/visacareAddPaymentMethod?sandbox=${id}` }
    },
    setupResult: async (reference): Promise<SetupResult> => {
      const { data } = await read<Setup>(reference)
      if (data.state === 'failed') return { state: 'failed', failure: data.failure ?? DECLINED }
      const card = testCards.find(({ token }) => token === data.token)
      if (data.state === 'open' || !card) return { state: 'open' }
      const expires = `12-${clock.now().getUTCFullYear() + 3}`
      const method = {
        ref: `pm_${card.token}.${reference}`,
        kind: 'card',
        brand: card.brand,
        last4: last4Of(card),
        expires,
      } as const
      return { state: 'done', customer: data.customer, method }
    },
    removeMethod: async () => {},
    priceOf: async ({ cents }, key) => (await once('price', key, async () => ({ cents }))).id,
    couponOf: async ({ percent }, key) => (await once('coupon', key, async () => ({ percent }))).id,
    subscribe: async ({ customer, method, coupon, cents, months }, key) => {
      const percent = coupon ? (await read<{ percent: number }>(coupon)).data.percent : 0
      const { id, data } = await once('subscription', key, async (tx, ref) => {
        const today = dayOf(clock.now())
        const of: SandboxSubscription = {
          ...{ customer, method, cents, months, percent, periodStart: today },
          ...{ periodEnd: addMonths(today, months), state: 'active' },
        }
        if (!(await bill(tx, of, { subscription: ref, cents, words: 'Subscription' }))) throw new CardDeclined(DECLINED)
        await tellState(tx, ref, of)
        return of
      })
      return told(id, data)
    },
    changePlan: async ({ subscription, cents, months }, key) => {
      await once('change', key, async (tx) => {
        const row = await tx.one<Kept<SandboxSubscription>>(`${KEPT} where id = $1 for update`, [subscription])
        const today = dayOf(clock.now())
        const { netCents, creditCents } = proratedCents({ ...row.data, newCents: cents, newMonths: months, today })
        const anew = months === row.data.months ? {} : { periodStart: today, periodEnd: addMonths(today, months) }
        const changed: SandboxSubscription = { ...row.data, ...anew, cents, months }
        const until = showDate(changed.periodEnd)
        const lines: SandboxLine[] = [
          {
            description: `Unused time of the plan before, from ${showDate(today)}`,
            amount: -creditCents,
            proration: true,
          },
          {
            description: `New plan from ${showDate(today)} to ${until}`,
            amount: netCents + creditCents,
            proration: true,
          },
        ]
        const invoice = { subscription, cents: netCents, words: 'Change of plan', lines }
        if (netCents !== 0 && !(await bill(tx, changed, invoice))) throw new CardDeclined(DECLINED)
        await save(tx, subscription, changed)
        await tellState(tx, subscription, changed)
        return { cents }
      })
      return told(subscription, (await read<SandboxSubscription>(subscription)).data)
    },
    previewChange: async ({ subscription, cents, months: newMonths }) => {
      const { data } = await read<SandboxSubscription>(subscription)
      const today = dayOf(clock.now())
      const prorated = proratedCents({ ...data, newCents: cents, newMonths, today })
      return { ...prorated, balanceCents: data.creditCents ?? 0, nextCents: cents }
    },
    subscription: async (ref) => told(ref, (await read<SandboxSubscription>(ref)).data),
    charge: async ({ customer, method, cents, words, chargeId }, key): Promise<ChargeTold> => {
      const { id, data } = await once('payment', key, async (tx, ref) => {
        const state = cardOf(method)?.onCharge ?? 'failed'
        const metadata = { charge: String(chargeId) }
        const object = { id: ref, customer, amount: cents, metadata, description: words }
        await tell(tx, state === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', object)
        return { state, cents }
      })
      const failure = { failed: DECLINED, 'needs authentication': NEEDS_AUTHENTICATION, succeeded: undefined }[
        data.state
      ]
      return { ref: id, state: data.state, ...(failure && { failure }) }
    },
    payInvoice: async (of, key): Promise<ChargeTold> => {
      const { data } = await once('invoice payment', key, async (tx): Promise<ChargeTold> => {
        const [invoice] = await tx.rows<Kept<SandboxInvoice>>(`${KEPT} where id = $1`, [of.invoice])
        const { subscription } = invoice?.data ?? {}
        const row = await tx.maybe<Kept<SandboxSubscription>>(`${KEPT} where id = $1 for update`, [subscription])
        const declined = { ref: '', state: 'failed', failure: DECLINED } as const
        const card = cardOf(of.method)
        // An invoice from before these were kept.
        if (!invoice || !row) return card?.onCharge === 'succeeded' ? { ref: made('pi'), state: 'succeeded' } : declined
        const paid = await bill(tx, row.data, invoice.data, of.invoice)
        if (!paid) return declined
        const after: SandboxSubscription = { ...row.data, state: 'active' }
        await save(tx, row.id, after)
        await tellState(tx, row.id, after)
        return { ...paid, state: 'succeeded' }
      })
      return data
    },
    refund: async ({ charge, cents }, key) => ({
      ref: (await once('refund', key, async () => ({ charge, cents }))).id,
    }),
    takeCredit: async ({ customer, cents }, key) => ({
      ref: (await once('balance', key, (tx) => lowerCredit(tx, customer, cents))).id,
    }),
    portal: async ({ returnUrl }) => returnUrl,
    events: (since) =>
      database
        .read(system)
        .rows<{ payload: ProviderEvent }>(
          `select payload from payment_events where created_at >= $1 and id like 'evt_sandbox_%' order by created_at`,
          [since],
        )
        .then((rows) => rows.map(({ payload }) => payload)),
  }
}

export const KEPT = 'select id, data, created_at as "createdAt" from sandbox_objects'
const prefixes: Readonly<Record<string, string>> = {
  customer: 'cus',
  setup: 'cs',
  subscription: 'sub',
  payment: 'pi',
  refund: 're',
}
