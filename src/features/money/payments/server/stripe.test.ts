import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Description, schemaOf, schemasAt } from '../../../../../tests/features/support/stripe/described.ts'
import { stripeLoopback } from '../../../../../tests/features/support/stripe/loopback.ts'
import {
  callOf,
  notDescribed,
  placeOf,
  problemsOf,
  shapes,
} from '../../../../../tests/features/support/stripe/shapes.ts'
import type { PaymentProvider } from '../provider.ts'
import { stripeProvider } from './stripe.ts'
import { STRIPE_VERSION } from './stripe-client.ts'

const published = join(import.meta.dirname, '../../../../../../shared/stripe/openapi.json')
const description = existsSync(published) ? (JSON.parse(readFileSync(published, 'utf8')) as Description) : undefined

const subscription = {
  id: 'sub_1',
  status: 'active',
  current_period_end: 1_795_000_000,
  items: { data: [{ id: 'si_1', price: { recurring: { interval: 'month', interval_count: 1 } } }] },
}
const answers: Record<string, Record<string, unknown>> = {
  'POST /v1/customers': { id: 'cus_1' },
  'POST /v1/checkout/sessions': { id: 'cs_1', url: 'https://checkout.stripe.example/cs_1' },
  'GET /v1/checkout/sessions/{session}': {
    ...{ id: 'cs_1', status: 'complete', customer: 'cus_1' },
    setup_intent: { id: 'seti_1', status: 'succeeded', payment_method: 'pm_1' },
  },
  'GET /v1/payment_methods/{payment_method}': {
    ...{ id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 } },
  },
  'POST /v1/prices': { id: 'price_1' },
  'POST /v1/coupons': { id: 'coupon_1' },
  'POST /v1/subscriptions': subscription,
  'GET /v1/subscriptions/{subscription_exposed_id}': subscription,
  'POST /v1/subscriptions/{subscription_exposed_id}': subscription,
  'POST /v1/invoices/{invoice}/pay': {
    ...{ id: 'in_1', payment_intent: 'pi_3', starting_balance: -5_000, ending_balance: -1_000 },
  },
  'GET /v1/invoices/{invoice}': {
    id: 'in_1',
    payment_intent: 'pi_3',
    hosted_invoice_url: 'https://invoice.stripe.example/in_1',
  },
  'GET /v1/invoices/upcoming': {
    starting_balance: -5_000,
    lines: {
      data: [
        { proration: true, amount: -12_000 },
        { proration: true, amount: 21_000 },
        { amount: 42_000, discount_amounts: [{ amount: 4_200 }] },
      ],
    },
  },
  'POST /v1/payment_intents': { id: 'pi_1', status: 'succeeded' },
  'POST /v1/customers/{customer}/balance_transactions': { id: 'cbtxn_1' },
  'POST /v1/refunds': { id: 're_1' },
  'POST /v1/billing_portal/sessions': { url: 'https://billing.stripe.example/1' },
  'GET /v1/events': {
    data: [{ id: 'evt_1', type: 'invoice.paid', created: 1, data: { object: { id: 'in_1' } } }],
    has_more: false,
  },
}

let loopback: Awaited<ReturnType<typeof stripeLoopback>>
let stripe: PaymentProvider
beforeAll(async () => {
  loopback = await stripeLoopback(({ method, path, fields }) => {
    const declined = fields.some(([key, value]) => key === 'payment_method' && value === 'pm_declined')
    if (declined) {
      const error = {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
        payment_intent: { id: 'pi_2' },
      }
      return { status: 402, body: { error } }
    }
    if (fields.some(([key, value]) => key === 'customer' && value === 'cus_waiting')) return { body: { id: 'cs_open' } }
    if (path.endsWith('/cs_open')) return { body: { id: 'cs_open', status: 'open' } }
    return { body: answers[callOf(method, path) ?? ''] ?? { id: 'x' } }
  })
  stripe = stripeProvider({ secretKey: 'sk_test_loopback', apiUrl: loopback.url })
})
afterAll(() => loopback.stop())

const steps: [string, () => Promise<unknown>, unknown][] = [
  ['a customer', () => stripe.createCustomer({ companyId: 1, name: 'NORTHWIND', email: 'a@n.example' }, 'k1'), 'cus_1'],
  [
    'a page for the card',
    () =>
      stripe.beginSetup(
        { customer: 'cus_1', returnUrl: 'https://v.example/r', cancelUrl: 'https://v.example/c' },
        'k2',
      ),
    { reference: 'cs_1', url: 'https://checkout.stripe.example/cs_1' },
  ],
  [
    'what became of it',
    () => stripe.setupResult('cs_1'),
    {
      ...{ state: 'done', customer: 'cus_1' },
      method: { ref: 'pm_1', kind: 'card', brand: 'Visa', last4: '4242', expires: '08-2028' },
    },
  ],
  ['a price', () => stripe.priceOf({ plan: 'GOLD', months: 1, cents: 42_000 }, 'k3'), 'price_1'],
  ['a coupon', () => stripe.couponOf({ percent: 10, name: 'Ten' }, 'k4'), 'coupon_1'],
  [
    'a subscription',
    () =>
      stripe.subscribe(
        { customer: 'cus_1', price: 'price_1', method: 'pm_1', coupon: 'coupon_1', cents: 42_000, months: 1 },
        'k5',
      ),
    { ref: 'sub_1', state: 'active', periodEnd: '2026-11-18' },
  ],
  [
    'another plan',
    () =>
      stripe.changePlan(
        { subscription: 'sub_1', price: 'price_1', coupon: 'coupon_1', cents: 42_000, months: 1 },
        'k6',
      ),
    expect.objectContaining({ ref: 'sub_1' }),
  ],
  ['what is off from now on', () => stripe.setCoupon({ subscription: 'sub_1', coupon: 'coupon_1' }, 'k13'), undefined],
  ['nothing off any more', () => stripe.setCoupon({ subscription: 'sub_1' }, 'k14'), undefined],
  [
    'what that would cost',
    () =>
      stripe.previewChange({ customer: 'cus_1', subscription: 'sub_1', price: 'price_1', cents: 42_000, months: 1 }),
    { planCents: 21_000, discountCents: 0, creditCents: 12_000, balanceCents: 5_000 },
  ],
  [
    'what another frequency would cost, which begins a new period',
    () =>
      stripe.previewChange({ customer: 'cus_1', subscription: 'sub_1', price: 'price_1', cents: 42_000, months: 12 }),
    { planCents: 63_000, discountCents: 4_200, creditCents: 12_000, balanceCents: 5_000 },
  ],
  ['how it stands', () => stripe.subscription('sub_1'), expect.objectContaining({ state: 'active' })],
  [
    'a payment',
    () =>
      stripe.charge({ customer: 'cus_1', method: 'pm_1', cents: 9_500, words: 'Invoice 2026-0001', chargeId: 7 }, 'k7'),
    { ref: 'pi_1', state: 'succeeded' },
  ],
  [
    'a payment that is declined',
    () =>
      stripe.charge({ customer: 'cus_1', method: 'pm_declined', cents: 9_500, words: 'Invoice', chargeId: 8 }, 'k8'),
    { ref: 'pi_2', state: 'failed', failure: 'Your card was declined.' },
  ],
  [
    'an invoice of its own, in part from the credit',
    () => {
      const of = { customer: 'cus_1', method: 'pm_1', cents: 9_500, words: 'Invoice 2026-0002', chargeId: 9 }
      return stripe.payInvoice({ ...of, invoice: 'in_1' }, 'k11')
    },
    { ref: 'pi_3', state: 'succeeded', creditCents: 4_000 },
  ],
  [
    'less credit',
    () => stripe.takeCredit({ customer: 'cus_1', cents: 18_000, words: 'Given back before' }, 'k12'),
    { ref: 'cbtxn_1' },
  ],
  [
    'a page on which a payment is confirmed',
    () => {
      const of = { customer: 'cus_1', cents: 9_500, words: 'Invoice 2026-0001', chargeId: 7 }
      return stripe.beginPayment({ ...of, returnUrl: 'https://v.example/b' }, 'k15')
    },
    { reference: 'cs_1', url: 'https://checkout.stripe.example/cs_1' },
  ],
  [
    'the end of that page',
    () => {
      const of = { customer: 'cus_waiting', cents: 9_500, words: 'Invoice 2026-0001', chargeId: 7 }
      return stripe.endPayment({ ...of, returnUrl: 'https://v.example/b' }, 'k17')
    },
    true,
  ],
  [
    'the end of a page that was paid on',
    () => {
      const of = { customer: 'cus_1', cents: 9_500, words: 'Invoice 2026-0003', chargeId: 8 }
      return stripe.endPayment({ ...of, returnUrl: 'https://v.example/b' }, 'k18')
    },
    false,
  ],
  [
    'its own page of an invoice that it wrote',
    () => {
      const of = { customer: 'cus_1', cents: 9_500, words: 'Invoice 2026-0002', chargeId: 9 }
      return stripe.beginPayment({ ...of, invoice: 'in_1', returnUrl: 'https://v.example/b' }, 'k16')
    },
    { reference: 'in_1', url: 'https://invoice.stripe.example/in_1' },
  ],
  ['the payment of an invoice of its own', () => stripe.paymentOfInvoice('in_1'), 'pi_3'],
  ['a refund', () => stripe.refund({ charge: 'pi_1', cents: 500 }, 'k9'), { ref: 're_1' }],
  [
    'the portal',
    () => stripe.portal({ customer: 'cus_1', returnUrl: 'https://v.example' }),
    'https://billing.stripe.example/1',
  ],
  ['what happened', () => stripe.events(new Date(0)), [expect.objectContaining({ id: 'evt_1' })]],
  ['no method any more', () => stripe.removeMethod('pm_1', 'k10'), undefined],
]

/** What a call sent under a name. */
const sent = (path: string, name: string) =>
  loopback.asked.filter((each) => each.path.startsWith(path)).map(({ fields }) => new Map(fields).get(name))

describe('Stripe', () => {
  it.each(steps)('%s', async (_what, ask, answered) => {
    const before = loopback.asked.length
    expect(await ask()).toEqual(answered)
    expect(loopback.asked.length).toBeGreaterThan(before)
    for (const each of loopback.asked.slice(before)) {
      expect(problemsOf(each)).toEqual([])
      expect(each.version).toBe(STRIPE_VERSION)
      // Every write can be asked again; only a link to look at needs no key.
      if (each.method === 'POST' && !each.path.startsWith('/v1/billing_portal')) expect(each.key).not.toBe('')
    }
  })

  it('hears of the discount at a change of plan, in its preview and from the next period on', () => {
    expect(sent('/v1/subscriptions/sub_1', 'coupon').filter((each) => each !== undefined)).toEqual([
      ...['coupon_1', 'coupon_1', ''],
    ])
    expect(sent('/v1/invoices/upcoming', 'coupon')).toEqual(['', ''])
  })

  it('is asked as its own description says, where that is at hand, and otherwise as our table does', () => {
    if (!description) return expect(Object.keys(shapes).length).toBeGreaterThan(10)
    for (const [call, shape] of Object.entries(shapes)) {
      const schema = schemaOf(description, call)
      expect([call, schema === undefined]).toEqual([call, notDescribed.includes(call)])
      if (!schema) continue
      for (const [name, kind] of Object.entries(shape)) {
        const place = name.replace('!', '')
        const types = schemasAt(schema, place).map(({ type }) => type)
        expect([call, place, types]).toEqual([call, place, expect.arrayContaining([kind])])
      }
      const required = (schema.required ?? []).map((each) => `${each}!`)
      expect([call, Object.keys(shape)]).toEqual([call, expect.arrayContaining(required)])
    }
  })

  it('takes only values that its description lists, where it lists them', () => {
    if (!description) return
    for (const { method, path, fields } of loopback.asked) {
      const schema = schemaOf(description, callOf(method, path) ?? '')
      if (!schema) continue
      for (const [key, value] of fields) {
        const found = schemasAt(schema, placeOf(key))
        const allowed = found.flatMap((each) => each.enum ?? [])
        if (found.every((each) => each.enum))
          expect([...allowed, ...(found.length === 0 ? [value] : [])]).toContain(value)
      }
    }
  })
})
