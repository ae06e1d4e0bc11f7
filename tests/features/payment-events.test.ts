import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyEvent } from '#money/payments/server/apply.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'
import { ownCharges } from './support/charges.ts'
import { tellingEnv, tellingOf } from './support/stripe/telling.ts'

const server = serverOfFile({ env: tellingEnv })
const { system, companyId, until, inBalance } = billingOf(server)
const { nowSeconds, event, told, customerAt } = tellingOf(server)
const change = (text: string, values: readonly unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.rows(text, values))

test('what is not signed by Stripe, or not about now, is not heard', async () => {
  const one = event('evt_forged', 'invoice.paid', { id: 'in_forged' })
  expect((await told(one, 'whsec_another')).status).toBe(400)
  expect((await told(one, undefined, nowSeconds() - 3600)).status).toBe(400)
  expect((await told(one, undefined, nowSeconds() + 3600)).status).toBe(400)
  expect(await system().rows(`select 1 from payment_events where id = 'evt_forged'`)).toEqual([])
})

test('what is signed and cannot be kept is heard, so that it is not told for days, and is not kept', async () => {
  const huge = event('evt_huge', 'invoice.paid', { id: 'in_huge', notes: noise(300_000) })
  const zero = event('evt_zero', 'invoice.paid', { id: 'in_zero', note: 'a\u0000b' })
  for (const one of [huge, zero]) {
    const answer = await told(one)
    expect([answer.status, await answer.json()]).toEqual([200, { received: false }])
    expect((await told(one, 'whsec_another')).status).toBe(400)
  }
  const larger = await told(event('evt_larger', 'invoice.paid', { id: 'in_larger', notes: noise(600_000) }))
  expect(larger.status).toBe(413)
  expect(
    await system().rows(`select 1 from payment_events where id in ('evt_huge', 'evt_zero', 'evt_larger')`),
  ).toEqual([])
})

/** What no database makes smaller. */
const noise = (length: number): string => randomBytes(length).toString('base64').slice(0, length)

test('500 events, each told several times in any order: every effect once', async () => {
  const id = await companyId('NORTHWIND')
  await customerAt(id, 'cus_storm')
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
  const charges = await ownCharges(server, id, 150)
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

const counts = () =>
  system().one<{ events: number; paid: number; payments: number; receipts: number; cash: number }>(
    `select (select count(*) from payment_events) as events,
            (select count(*) from invoices where state = 'paid') as paid,
            (select count(*) from ledger_entries where source like 'charge:%' or source like 'paid:%') as payments,
            (select count(*) from outbox_mails where template = 'receipt') as receipts,
            (select coalesce(sum(amount_cents), 0)::bigint from ledger_lines where debit = 'cash') as cash`,
  )
