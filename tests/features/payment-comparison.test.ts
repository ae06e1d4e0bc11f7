import { afterAll, expect, test } from 'vitest'
import { applyEvent } from '#money/payments/server/apply.ts'
import { keepEvent } from '#money/payments/server/events-store.ts'
import { reconcile } from '#money/payments/server/reconcile.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'
import { ownCharges } from './support/charges.ts'
import { stripeLoopback } from './support/stripe/loopback.ts'

const told: unknown[] = []
const invoices: Record<string, Record<string, unknown>> = {}
const stripe = await stripeLoopback(({ path, fields }) => {
  if (path === '/v1/events') return { body: { data: told, has_more: false } }
  const invoice = invoices[path.replace('/v1/invoices/', '')]
  if (invoice) return { body: invoice }
  const charge = new Map(fields).get('metadata[charge]')
  if (path === '/v1/payment_intents' && charge !== String(unheard))
    return { body: { id: `pi_${charge}`, status: 'succeeded' } }
  return { status: 400, body: { error: { type: 'invalid_request_error', message: 'No such thing' } } }
})
afterAll(() => stripe.stop())
/** The charge that the provider does not understand. */
let unheard = 0

const env = { STRIPE_SECRET_KEY: 'sk_test_compare', STRIPE_WEBHOOK_SECRET: 'whsec_compare', STRIPE_API_URL: stripe.url }
const server = serverOfFile({ env })
const { system, companyId, inBalance } = billingOf(server)
const change = (text: string, values: readonly unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const created = () => Math.floor(server.clock.now().getTime() / 1000)
const event = (id: string, type: string, object: object) => ({ id, type, created: created(), data: { object } })

async function customer(): Promise<number> {
  const id = await companyId('NORTHWIND')
  await change(
    `update payment_customers set provider = 'stripe', ref = 'cus_compare', method_ref = 'pm_1', method_kind = 'card' where company_id = $1`,
    [id],
  )
  return id
}

test('odd events and a payment that cannot be asked for do not end the comparison, and stand in it', async () => {
  const id = await customer()
  const [refused = 0, answered = 0, third = 0] = await ownCharges(server, id, 3)
  unheard = refused
  told.push(
    event('x'.repeat(200), 'invoice.paid', { id: 'in_1' }),
    null,
    { id: 'evt_bare', type: 'invoice.paid', created: created() },
    event('evt_null', 'a.kind', { id: 'a', words: 'nothing \u0000 in it' }),
    event('evt_long', 'payment_intent.succeeded', {
      ...{ id: 'p'.repeat(200), metadata: { charge: String(third) }, amount_received: 2500, currency: 'usd' },
    }),
    event('evt_period', 'customer.subscription.updated', { id: 'sub_odd', current_period_end: 1e200 }),
    event('evt_good', 'payment_method.detached', { id: 'pm_unknown' }),
  )
  const { failed } = await reconcile(server.services)
  expect(failed).toEqual([
    `event ${'x'.repeat(120)}… could not be read`,
    'an event without a name could not be read',
    'event evt_bare could not be read',
    'event evt_null could not be kept',
    'evt_long could not be applied',
    `charge ${refused} could not be asked for`,
  ])
  expect(await system().one(`select effect from payment_events where id = 'evt_good'`)).toEqual({ effect: 'known' })
  expect(
    await system().rows('select state from charges where id = any ($1) order by id', [[refused, answered]]),
  ).toEqual([{ state: 'asked' }, { state: 'succeeded' }])
  expect(
    await system().one(`select effect, needs_person as waits from payment_events where id = 'evt_period'`),
  ).toEqual({
    effect: 'Not taken over: sub_odd does not say when its period ends.',
    waits: true,
  })
  const { body } = await (await server.as(1)).get('/api/payments/reconciliations')
  expect(body.items[0]).toMatchObject({ looked: expect.any(Number), failed })
  await inBalance()
})

test.each([
  ['in_asked', {}, { id: 'in_asked', payment_intent: 'pi_asked' }, 'pi_asked'],
  ['in_listed', listOf('pi_failed', 'canceled', 'pi_listed', 'paid'), undefined, 'pi_listed'],
  ['in_listed_there', {}, { id: 'in_listed_there', ...listOf('pi_there', 'paid') }, 'pi_there'],
])('the payment of %s, which a newer invoice does not name, is found', async (ref, more, there, payment) => {
  const id = await customer()
  if (there) invoices[ref] = there
  const sums = { customer: 'cus_compare', currency: 'usd', subtotal: 700, total: 700, amount_paid: 700 }
  await heard(event(`evt_${ref}`, 'invoice.paid', { id: ref, ...sums, ...more }))
  expect(
    await system().rows(
      `select h.provider_ref as ref, i.state from charges h join invoices i on i.id = h.invoice_id
        where i.provider_ref = $1 and i.company_id = $2`,
      [ref, id],
    ),
  ).toEqual([{ ref: payment, state: 'paid' }])
  await inBalance()
})

test('an invoice paid in several payments, of which none is named, waits for a person', async () => {
  await customer()
  invoices.in_parts = { id: 'in_parts', ...listOf('pi_part_1', 'paid', 'pi_part_2', 'paid') }
  const sums = { customer: 'cus_compare', currency: 'usd', subtotal: 700, total: 700, amount_paid: 700 }
  await heard(event('evt_parts', 'invoice.paid', { id: 'in_parts', ...sums }))
  expect(await system().one(`select effect, needs_person as waits from payment_events where id = 'evt_parts'`)).toEqual(
    { effect: 'Not booked: it is not told which payment paid invoice in_parts.', waits: true },
  )
  expect(await system().rows(`select 1 from invoices where provider_ref = 'in_parts'`)).toEqual([])
})

/** As Stripe lists the payments of an invoice from version 2025-03-31 on: each payment with how it stands. */
function listOf(...pairs: string[]) {
  const each = (index: number) => ({
    status: pairs[index + 1],
    payment: { type: 'payment_intent', payment_intent: pairs[index] },
  })
  return { payments: { data: pairs.flatMap((_, index) => (index % 2 === 0 ? [each(index)] : [])) } }
}

async function heard(one: ReturnType<typeof event>): Promise<void> {
  const kept = { ...one, data: { object: { id: '', ...one.data.object } } }
  await server.services.database.transaction({ kind: 'system' }, (tx) => keepEvent(tx, kept, server.clock.now()))
  await applyEvent(server.services, one.id)
}
