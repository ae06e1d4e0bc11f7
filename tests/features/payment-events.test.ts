import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { applyEvent } from '#money/payments/server/apply.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'

const SECRET = 'whsec_of_this_test'
// Nothing that is told asks Stripe back: nobody listens at this address.
const env = { STRIPE_SECRET_KEY: 'sk_test_storm', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: 'http://127.0.0.1:9' }
const server = serverOfFile({ env })
const { system, companyId, until, inBalance } = billingOf(server)
const { webhooks } = new Stripe('sk_test_storm')

const change = (text: string, values: readonly unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.rows<{ id: number }>(text, values))
const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1000)

function told(event: object, secret = SECRET, timestamp = nowSeconds()) {
  const payload = JSON.stringify(event)
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return fetch(`${server.url}/paymentApi/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
}

const event = (id: string, type: string, object: object, created = nowSeconds()) => ({
  ...{ id, object: 'event', type, created, data: { object } },
})

test('what is not signed by Stripe, or not about now, is not heard', async () => {
  const one = event('evt_forged', 'invoice.paid', { id: 'in_forged' })
  expect((await told(one, 'whsec_another')).status).toBe(400)
  expect((await told(one, SECRET, nowSeconds() - 3600)).status).toBe(400)
  expect((await told(one, SECRET, nowSeconds() + 3600)).status).toBe(400)
  expect(await system().rows(`select 1 from payment_events where id = 'evt_forged'`)).toEqual([])
})

test('500 events, each told several times in any order: every effect once', async () => {
  const id = await companyId('NORTHWIND')
  const lawFirm = await system().one<{ lawFirmId: number | null }>(
    'select law_firm_id as "lawFirmId" from companies where id = $1',
    [id],
  )
  await change(`update payment_customers set provider = 'stripe', ref = 'cus_storm' where company_id = $1`, [id])
  await change(`update company_subscriptions set provider_ref = 'sub_storm', told_at = null where company_id = $1`, [
    id,
  ])
  const before = await counts()

  // 200 invoices of the subscription, of which 50 are first not paid and then paid.
  const invoice = (n: number) => ({
    ...{ id: `in_${n}`, customer: 'cus_storm', subscription: 'sub_storm', subtotal: 1000 + n, total: 900 + n },
    ...{ amount_paid: 900 + n, currency: 'usd', payment_intent: `pi_in_${n}` },
  })
  const paid = range(200).map((n) => event(`evt_paid_${n}`, 'invoice.paid', invoice(n)))
  const notPaid = range(50).map((n) => event(`evt_failed_${n}`, 'invoice.payment_failed', invoice(n)))
  // 150 charges of our own, told as succeeded; 50 of them are said to have failed as well, by an older message.
  const charges = await ownCharges(id, lawFirm.lawFirmId, 150)
  const succeeded = charges.map((charge, n) =>
    event(`evt_ok_${n}`, 'payment_intent.succeeded', {
      ...{ id: `pi_own_${n}`, metadata: { charge: String(charge) }, amount_received: 2500, currency: 'usd' },
    }),
  )
  const refused = charges.slice(0, 50).map((charge, n) =>
    event(`evt_no_${n}`, 'payment_intent.payment_failed', {
      id: `pi_own_${n}`,
      metadata: { charge: String(charge) },
    }),
  )
  // 50 messages about the subscription: what counts is the newest, whenever it comes.
  const states = range(50).map((n) =>
    event(
      `evt_state_${n}`,
      'customer.subscription.updated',
      { id: 'sub_storm', status: n === 49 ? 'past_due' : 'active', current_period_end: nowSeconds() + n * 86_400 },
      nowSeconds() - 100 + n,
    ),
  )
  const all = [...paid, ...notPaid, ...succeeded, ...refused, ...states]
  expect(all).toHaveLength(500)
  const storm = shuffled([...all, ...all, ...all.filter((_, n) => n % 3 === 0)])
  const waiting = [...storm]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) expect((await told(next)).status).toBe(200)
  }
  await Promise.all(range(8).map(work))
  await until(
    () => system().one<{ n: number }>(`select count(*) as n from payment_events where applied_at is null`),
    ({ n }) => n === 0,
  )
  const after = await counts()
  expect(after.events - before.events).toBe(500)
  expect(after.paid - before.paid).toBe(200 + 150)
  expect(after.payments - before.payments).toBe(200 + 150)
  expect(after.receipts - before.receipts).toBe(200 + 150)
  expect(after.cash - before.cash).toBe(range(200).reduce((sum, n) => sum + 900 + n, 0) + 150 * 2500)
  const numbers = await system().rows<{ number: string }>('select number from invoices')
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length)
  const state = await system().one<{ state: string }>('select state from company_subscriptions where company_id = $1', [
    id,
  ])
  expect(state).toEqual({ state: 'past due' })
  await inBalance()

  // Applied again, one by one: nothing moves.
  for (const { id: eventId } of all.slice(0, 40)) await applyEvent(server.services, eventId, { again: true })
  expect(await counts()).toEqual(after)
}, 600_000)

test('money given back at the provider is written once, up to the last known sum', async () => {
  const id = await companyId('NORTHWIND')
  const refunded = (n: number, sum: number) =>
    event(`evt_back_${n}`, 'charge.refunded', {
      id: 'ch_1',
      payment_intent: 'pi_in_7',
      amount_refunded: sum,
      currency: 'usd',
    })
  for (const one of [refunded(2, 500), refunded(1, 300), refunded(2, 500)]) await told(one)
  await until(
    () => system().one<{ n: number }>(`select count(*) as n from payment_events where applied_at is null`),
    ({ n }) => n === 0,
  )
  const rows = await system().rows(
    `select i.refunded_cents as cents from invoices i where i.provider_ref = 'in_7' and i.company_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ cents: 500 }])
  await inBalance()
})

test('after a change of plan the invoice says what was paid before and not used', async () => {
  const data = [
    { description: 'Unused time on SILVER after Nov 17', amount: -1200, proration: true },
    { description: 'Remaining time on GOLD after Nov 17', amount: 2100, proration: true },
  ]
  const changed = { id: 'in_change', customer: 'cus_storm', subtotal: 900, total: 810, amount_paid: 810 }
  await told(
    event('evt_change', 'invoice.paid', {
      ...changed,
      ...{ currency: 'usd', payment_intent: 'pi_change' },
      lines: { data },
    }),
  )
  const lines = () =>
    system().rows<{ words: string; kind: string; cents: number }>(
      `select l.words, l.kind, l.amount_cents as cents from invoice_lines l join invoices i on i.id = l.invoice_id
        where i.provider_ref = 'in_change' order by l.position`,
    )
  expect(await until(lines, ({ length }) => length > 0)).toEqual([
    { words: 'Unused time on SILVER after Nov 17', kind: 'unused', cents: 1200 },
    { words: 'Remaining time on GOLD after Nov 17', kind: 'service', cents: 2100 },
    { words: 'Discount', kind: 'discount', cents: 90 },
  ])
  await inBalance()
})

test('another amount or currency than was asked for settles nothing, and a person is told', async () => {
  const id = await companyId('NORTHWIND')
  const [charge = 0] = await ownCharges(id, null, 1)
  const succeeded = (n: number, more: object) =>
    event(`evt_odd_${n}`, 'payment_intent.succeeded', { id: 'pi_odd', metadata: { charge: String(charge) }, ...more })
  const stateOf = async () =>
    (await system().one<{ state: string }>('select state from charges where id = $1', [charge])).state
  const applied = async (one: { id: string }) => {
    expect((await told(one)).status).toBe(200)
    return until(
      () => system().one<{ at: string | null }>('select applied_at as at from payment_events where id = $1', [one.id]),
      ({ at }) => at !== null,
    )
  }
  await applied(succeeded(1, { amount_received: 1, currency: 'jpy' }))
  await applied(succeeded(2, { amount_received: 2500, currency: 'eur' }))
  await applied(succeeded(3, { amount_received: 2400, currency: 'usd' }))
  await applied(succeeded(4, { amount: 2500 }))
  expect(await stateOf()).toBe('asked')
  const admin = await server.as(1)
  const doubted = async (): Promise<{ id: string; says: string }[]> =>
    (await admin.get('/api/payments/reconciliations')).body.doubted
  expect((await doubted()).map(({ id: each, says }) => [each, says])).toEqual([
    ['evt_odd_4', `Not settled: 2500 of an unnamed currency came for charge ${charge}, which is $25.`],
    ['evt_odd_3', `Not settled: 2400 usd came for charge ${charge}, which is $25.`],
    ['evt_odd_2', `Not settled: 2500 eur came for charge ${charge}, which is $25.`],
    ['evt_odd_1', `Not settled: 1 jpy came for charge ${charge}, which is $25.`],
  ])
  expect((await (await server.as(3)).post('/api/payments/doubted', { event: 'evt_odd_4' })).status).toBe(403)
  expect((await admin.post('/api/payments/doubted', { event: 'evt_odd_4' })).status).toBe(200)
  expect(await doubted()).toHaveLength(3)
  await applied(succeeded(5, { amount_received: 2500, currency: 'usd' }))
  expect(await stateOf()).toBe('succeeded')
  await inBalance()
})

test('an invoice that was not paid as it is written is not booked, and a person is told', async () => {
  const toldAs = async (id: string, type: string, object: object) => {
    expect((await told(event(id, type, object))).status).toBe(200)
    const { effect, waits } = await until(
      () =>
        system().one<{ at: string | null; effect: string; waits: boolean }>(
          'select applied_at as at, effect, needs_person as waits from payment_events where id = $1',
          [id],
        ),
      ({ at }) => at !== null,
    )
    return waits ? effect : 'believed'
  }
  const other = await companyId('BLUE')
  await change(`update payment_customers set provider = 'stripe', ref = 'cus_other' where company_id = $1`, [other])
  await change(
    `insert into payment_customers (company_id, law_firm_id, provider, ref, created_at)
     select id, law_firm_id, 'stripe', 'cus_other', now() from companies where id = $1 on conflict do nothing`,
    [other],
  )
  const odd = {
    id: 'in_odd',
    customer: 'cus_storm',
    subtotal: 2000,
    total: 1800,
    currency: 'usd',
    payment_intent: 'pi_odd_in',
  }
  const paid = { ...odd, amount_paid: 1800 }
  const of = (state: string) =>
    system().rows<{ number: string }>(`select number from invoices where provider_ref = 'in_odd' and state = $1`, [
      state,
    ])
  expect(await toldAs('evt_bill_1', 'invoice.paid', { ...odd, amount_paid: 1 })).toBe(
    'Not booked: $0.01 came for invoice in_odd, where $18 was due.',
  )
  expect(await toldAs('evt_bill_2', 'invoice.paid', odd)).toBe(
    'Not booked: no amount came for invoice in_odd, where $18 was due.',
  )
  expect(await toldAs('evt_bill_3', 'invoice.paid', { ...paid, currency: 'jpy' })).toBe(
    'Not booked: invoice in_odd is not in U.S. dollars.',
  )
  expect(await toldAs('evt_bill_4', 'invoice.paid', { ...paid, total: '1800' })).toBe(
    'Not booked: invoice in_odd does not name its sums.',
  )
  expect(await toldAs('evt_bill_5', 'invoice.paid', { ...paid, total: 2100, amount_paid: 2100 })).toBe(
    'Not booked: invoice in_odd asks for more than its lines.',
  )
  // Of what was due, a credit is no payment of the card.
  expect(await toldAs('evt_bill_6', 'invoice.paid', { ...paid, starting_balance: -500, ending_balance: 0 })).toBe(
    'Not booked: $18 came for invoice in_odd, where $13 was due.',
  )
  expect(await toldAs('evt_bill_7', 'invoice.payment_failed', { ...odd, currency: 'eur' })).toBe(
    'Not booked: invoice in_odd is not in U.S. dollars.',
  )
  expect(await of('open')).toEqual([])
  expect(await toldAs('evt_bill_8', 'invoice.payment_failed', odd)).toBe('believed')
  const [{ number } = { number: '' }] = await of('open')
  // What we wrote down when it was not paid is what it has to be when it is.
  expect(await toldAs('evt_bill_9', 'invoice.paid', { ...paid, subtotal: 50, total: 50, amount_paid: 50 })).toBe(
    `Not booked: invoice in_odd is told as $0.50, and our invoice ${number} is $18.`,
  )
  expect(await toldAs('evt_bill_10', 'invoice.paid', { ...paid, customer: 'cus_other' })).toBe(
    `Not booked: invoice in_odd is our invoice ${number}, of another company.`,
  )
  expect(await of('open')).toEqual([{ number }])
  await inBalance()
  expect(await toldAs('evt_bill_11', 'invoice.paid', paid)).toBe('believed')
  expect(await of('paid')).toEqual([{ number }])
  await inBalance()
})

test('money given back before its payment was told is written down once the payment is', async () => {
  const id = await companyId('NORTHWIND')
  const [charge = 0] = await ownCharges(id, null, 1)
  const object = { id: 'ch_early', payment_intent: 'pi_early', amount_refunded: 700, currency: 'usd' }
  await told(event('evt_early_back', 'charge.refunded', object))
  await told(
    event('evt_early_back_sub', 'charge.refunded', { ...object, payment_intent: 'pi_early_plan', amount_refunded: 40 }),
  )
  const saysOf = (eventId: string) =>
    until(
      () =>
        system().one<{ at: string | null; effect: string; waits: boolean }>(
          'select applied_at as at, effect, needs_person as waits from payment_events where id = $1',
          [eventId],
        ),
      ({ at }) => at !== null,
    )
  // Nobody may take the books for complete while it waits.
  expect(await saysOf('evt_early_back')).toMatchObject({
    effect: 'Not written: money given back of payment pi_early, which we have not been told of.',
    waits: true,
  })
  await saysOf('evt_early_back_sub')
  await told(
    event('evt_early_paid', 'payment_intent.succeeded', {
      ...{ id: 'pi_early', metadata: { charge: String(charge) }, amount_received: 2500, currency: 'usd' },
    }),
  )
  await told(
    event('evt_early_plan_paid', 'invoice.paid', {
      ...{ id: 'in_early', customer: 'cus_storm', subtotal: 900, total: 900, amount_paid: 900, currency: 'usd' },
      payment_intent: 'pi_early_plan',
    }),
  )
  const back = (ref: string) => () =>
    system().maybe<{ cents: number }>(
      `select i.refunded_cents as cents from invoices i join charges h on h.invoice_id = i.id
        where h.provider_ref = $1 and h.state = 'succeeded'`,
      [ref],
    )
  expect(await until(back('pi_early'), (row) => (row?.cents ?? 0) > 0)).toEqual({ cents: 700 })
  expect(await until(back('pi_early_plan'), (row) => (row?.cents ?? 0) > 0)).toEqual({ cents: 40 })
  expect(await saysOf('evt_early_back')).toMatchObject({ effect: 'refunded $7', waits: false })
  await inBalance()
})

test.each([
  ['__proto__', {}],
  ['constructor', {}],
  ['toString', {}],
  ['invoice.invented', {}],
  ['payment_intent.succeeded', { metadata: { charge: '__proto__' } }],
  ['payment_intent.succeeded', { metadata: { charge: '1e99' } }],
  ['payment_intent.succeeded', { metadata: { charge: { a: 1 } } }],
  ['payment_intent.payment_failed', { metadata: { charge: '-1; drop' } }],
  ['payment_intent.payment_failed', { metadata: null, last_payment_error: 'odd' }],
  ['charge.refunded', { payment_intent: 'pi_own_1', amount_refunded: 'much' }],
])('a signed %s with %j is heard once and ends', async (type, more) => {
  const id = `evt_${type}_${JSON.stringify(more)}`.slice(0, 100)
  expect((await told(event(id, type, { id: 'odd', ...more }))).status).toBe(200)
  await applyEvent(server.services, id)
  expect(await system().one('select applied_at is not null as done from payment_events where id = $1', [id])).toEqual({
    done: true,
  })
})

test('what is signed and no event is refused', async () => {
  for (const odd of [
    { id: 'evt_none' },
    event('x'.repeat(200), 'a', { id: 'b' }),
    { ...event('evt_n', 'a', {}), data: 1 },
  ])
    expect((await told(odd)).status).toBe(400)
})

const range = (n: number) => Array.from({ length: n }, (_, index) => index)

/** The same order in every run; a failure can be looked at again. */
function shuffled<T>(list: readonly T[]): T[] {
  let seed = 20_261_117
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return list
    .map((each) => [random(), each] as const)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each)
}

async function ownCharges(company: number, lawFirmId: number | null, n: number): Promise<number[]> {
  const { issueInvoice } = await import('#money/invoices/server/store.ts')
  return server.services.database.transaction({ kind: 'system' }, async (tx) => {
    const ids: number[] = []
    for (const each of range(n)) {
      const line = { words: 'Order', kind: 'service', payer: 'employer', amountCents: 2500 } as const
      const now = server.clock.now()
      const made = await issueInvoice(tx, {
        ...{ company: { id: company, lawFirmId }, title: `Order ${each}`, now, by: null },
        lines: [line],
      })
      // Without its job: only what is told settles these.
      const { id } = await tx.one<{ id: number }>(
        `insert into charges (company_id, law_firm_id, invoice_id, request_key, amount_cents, asked_at)
         values ($1, $2, $3, $4, 2500, $5) returning id`,
        [company, lawFirmId, made.id, `storm:charge:${made.id}`, now],
      )
      ids.push(id)
    }
    return ids
  })
}

const counts = () =>
  system().one<{ events: number; paid: number; payments: number; receipts: number; cash: number }>(
    `select (select count(*) from payment_events) as events,
            (select count(*) from invoices where state = 'paid') as paid,
            (select count(*) from ledger_entries where source like 'charge:%' or source like 'paid:%') as payments,
            (select count(*) from outbox_mails where template = 'receipt') as receipts,
            (select coalesce(sum(amount_cents), 0)::bigint from ledger_lines where debit = 'cash') as cash`,
  )
