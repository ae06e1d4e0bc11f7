import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { billingOf } from './support/billing.ts'
import { ownCharges } from './support/charges.ts'
import { tellingEnv, tellingOf } from './support/stripe/telling.ts'

// What Stripe tells that does not fit what we asked for.
const server = serverOfFile({ env: tellingEnv })
const { system, companyId, until, inBalance } = billingOf(server)
const { event, told, effectOf, customerAt } = tellingOf(server)

test('another amount or currency than was asked for settles nothing, and a person is told', async () => {
  const id = await companyId('NORTHWIND')
  const [charge = 0] = await ownCharges(server, id, 1)
  const succeeded = (n: number, more: object) =>
    event(`evt_odd_${n}`, 'payment_intent.succeeded', { id: 'pi_odd', metadata: { charge: String(charge) }, ...more })
  const stateOf = async () =>
    (await system().one<{ state: string }>('select state from charges where id = $1', [charge])).state
  const applied = async (one: { id: string }) => {
    expect((await told(one)).status).toBe(200)
    await effectOf(one.id)
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
  const id = await companyId('NORTHWIND')
  await customerAt(id, 'cus_storm')
  const toldAs = async (eventId: string, type: string, object: object) => {
    expect((await told(event(eventId, type, object))).status).toBe(200)
    const { effect, waits } = await effectOf(eventId)
    return waits ? effect : 'believed'
  }
  const other = await companyId('BLUE')
  await customerAt(other, 'cus_other')
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
  await customerAt(id, 'cus_storm')
  const [charge = 0] = await ownCharges(server, id, 1)
  const object = { id: 'ch_early', payment_intent: 'pi_early', amount_refunded: 700, currency: 'usd' }
  await told(event('evt_early_back', 'charge.refunded', object))
  await told(
    event('evt_early_back_sub', 'charge.refunded', { ...object, payment_intent: 'pi_early_plan', amount_refunded: 40 }),
  )
  // Nobody may take the books for complete while it waits.
  expect(await effectOf('evt_early_back')).toMatchObject({
    effect: 'Not written: money given back of payment pi_early, which we have not been told of.',
    waits: true,
  })
  await effectOf('evt_early_back_sub')
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
  expect(await effectOf('evt_early_back')).toMatchObject({ effect: 'refunded $7', waits: false })
  await inBalance()
})
