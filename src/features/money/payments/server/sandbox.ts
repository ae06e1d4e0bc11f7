import { addMonths, dayIn, defaultZone } from '#formats/day.ts'
import type { Transaction } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { proratedCents } from '../proration.ts'
import type { ChargeTold, PaymentProvider, ProviderEvent, SetupResult, SubscriptionTold } from '../provider.ts'
import { DECLINED, last4Of, NEEDS_AUTHENTICATION, testCards, whyNotPaid } from '../test-cards.ts'
import { bill, cardOf, made, type SandboxInvoice, type SandboxSubscription, tell, tellState } from './sandbox-bill.ts'
import { type Confirmation, endInSandbox, KEPT, type Kept, type Sandboxed } from './sandbox-confirm.ts'
import { asPaid, changedPlan, paidOrRefused, periodOf } from './sandbox-plan.ts'

export type Setup = { customer: string; state: 'open' | 'done' | 'failed'; token?: string; failure?: string }
const system = { kind: 'system' } as const
const dayOf = (at: Date) => dayIn(defaultZone, at)

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

  const percentBy = async (coupon: string | undefined) =>
    coupon ? (await read<{ percent: number }>(coupon)).data.percent : 0

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
          const period = { periodStart: data.periodEnd, periodEnd: addMonths(data.periodEnd, data.months) }
          const next = { ...data, ...period, paidPercent: data.percent }
          const billed = await bill(tx, clock.now(), next, periodOf(id, next))
          if (!billed.paid) next.state = 'past due'
          await save(tx, id, next)
          await tellState(tx, clock.now(), id, next)
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
      const percent = await percentBy(coupon)
      const { id, data } = await once('subscription', key, async (tx, ref) => {
        const today = dayOf(clock.now())
        const of: SandboxSubscription = {
          ...{ customer, method, cents, months, percent, periodStart: today },
          ...{ periodEnd: addMonths(today, months), state: 'active' },
        }
        await paidOrRefused(bill(tx, clock.now(), of, periodOf(ref, of)))
        await tellState(tx, clock.now(), ref, of)
        return of
      })
      return told(id, data)
    },
    changePlan: async ({ subscription, coupon, cents, months }, key) => {
      const percent = await percentBy(coupon)
      await once('change', key, async (tx) => {
        const row = await tx.one<Kept<SandboxSubscription>>(`${KEPT} where id = $1 for update`, [subscription])
        const { changed, invoice } = changedPlan(row, { cents, months, percent }, dayOf(clock.now()))
        if (invoice) await paidOrRefused(bill(tx, clock.now(), changed, invoice))
        await save(tx, subscription, changed)
        await tellState(tx, clock.now(), subscription, changed)
        return { cents }
      })
      return told(subscription, (await read<SandboxSubscription>(subscription)).data)
    },
    previewChange: async ({ subscription, coupon, cents, months }) => {
      const [{ data }, percent] = await Promise.all([read<SandboxSubscription>(subscription), percentBy(coupon)])
      const prorated = proratedCents(asPaid(data), { cents, months, percent }, dayOf(clock.now()))
      return { ...prorated, balanceCents: data.creditCents ?? 0 }
    },
    setCoupon: async ({ subscription, coupon }) => {
      const percent = await percentBy(coupon)
      await inside(async (tx) => {
        const { data } = await tx.one<Kept<SandboxSubscription>>(`${KEPT} where id = $1 for update`, [subscription])
        await save(tx, subscription, { ...data, paidPercent: asPaid(data).percent, percent })
      })
    },
    subscription: async (ref) => told(ref, (await read<SandboxSubscription>(ref)).data),
    charge: async ({ customer, method, cents, words, chargeId }, key): Promise<ChargeTold> => {
      const { id, data } = await once('payment', key, async (tx, ref) => {
        const failure = whyNotPaid(cardOf(method))
        const state: ChargeTold['state'] = failure ? stateBy(failure) : 'succeeded'
        const metadata = { charge: String(chargeId) }
        const code = state === 'failed' ? 'card_declined' : 'authentication_required'
        const object = {
          ...{ id: ref, customer, amount: cents, metadata, description: words },
          ...(failure && { last_payment_error: { code, message: failure } }),
        }
        await tell(tx, clock.now(), failure ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', object)
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
        const notPaid = (failure: string): ChargeTold => ({ ref: '', state: stateBy(failure), failure })
        // An invoice from before these were kept.
        if (!invoice || !row) {
          const failure = whyNotPaid(cardOf(of.method))
          return failure ? notPaid(failure) : { ref: made('pi'), state: 'succeeded' }
        }
        const billed = await bill(tx, clock.now(), row.data, invoice.data, { id: of.invoice })
        if (!billed.paid) return notPaid(billed.failure)
        const after: SandboxSubscription = { ...row.data, state: 'active' }
        await save(tx, row.id, after)
        await tellState(tx, clock.now(), row.id, after)
        return { ref: billed.ref, creditCents: billed.creditCents, state: 'succeeded' }
      })
      return data
    },
    // Its own invoices name it.
    paymentOfInvoice: async () => undefined,
    beginPayment: async ({ customer, chargeId, cents, invoice }, key) => {
      const { id } = await once(
        'confirmation',
        key,
        async (): Promise<Confirmation> => ({
          ...{ customer, chargeId, cents, invoice, state: 'open' },
        }),
      )
      return { reference: id, url: `${config.publicUrl.replace(/\/$/, '')}/visacareAddPaymentMethod?confirm=${id}` }
    },
    endPayment: async ({ customer, chargeId, cents }, key) => {
      const begun = (): Promise<Confirmation> => Promise.resolve({ customer, chargeId, cents, state: 'open' })
      const { id } = await once('confirmation', key, begun)
      return endInSandbox({ database }, id)
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

const stateBy = (failure: string): 'failed' | 'needs authentication' =>
  failure === NEEDS_AUTHENTICATION ? 'needs authentication' : 'failed'

const prefixes: Readonly<Record<string, string>> = {
  customer: 'cus',
  setup: 'cs',
  subscription: 'sub',
  payment: 'pi',
  refund: 're',
}

/** The sandbox keeps a customer's credit with the subscription it came from. */
async function lowerCredit(tx: Transaction, customer: string, cents: number): Promise<{ cents: number }> {
  await tx.run(
    `update sandbox_objects
        set data = jsonb_set(data, '{creditCents}', to_jsonb(coalesce((data ->> 'creditCents')::bigint, 0) - $2::bigint))
      where id = (select id from sandbox_objects where kind = 'subscription' and data ->> 'customer' = $1
                   order by created_at desc limit 1)`,
    [customer, cents],
  )
  return { cents }
}
