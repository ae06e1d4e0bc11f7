import type Stripe from 'stripe'
import type { ChargeTold, PaymentProvider, SetupResult, SubscriptionTold } from '../provider.ts'
import { CardDeclined, ProviderAway } from '../provider.ts'
import { STRIPE_VERSION, type StripeSettings, stripeClient } from './stripe-client.ts'
import {
  changeCosts,
  dayOf,
  type Fields,
  idIn,
  itemOf,
  methodOf,
  monthsOf,
  number,
  paymentOf,
  periodEndOf,
  type Told,
  text,
  within,
} from './stripe-read.ts'

/** { created: { gte: 1 }, expand: ['x'] } → '?created[gte]=1&expand[0]=x'. */
function queryOf(fields: Fields): string {
  const pairs = (value: unknown, name: string): [string, string][] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, each]) => pairs(each, `${name}[${key}]`))
      : [[name, String(value)]]
  const query = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => pairs(value, name)))
  return query.size === 0 ? '' : `?${query}`
}

/** Stripe, in the version the product speaks. Requests are written out, since the SDK's own types follow the newest. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const client = stripeClient(settings)
  const ask = async (method: 'GET' | 'POST', path: string, fields: Fields = {}, key?: string): Promise<Told> => {
    try {
      const options = { apiVersion: STRIPE_VERSION, ...(key && { idempotencyKey: key }) }
      const asked = method === 'GET' ? `${path}${queryOf(fields)}` : path
      const body = method === 'GET' ? undefined : fields
      return (await (await client).rawRequest(method, asked, body, options)) as unknown as Told
    } catch (error) {
      if (isCardError(error)) throw error
      throw new ProviderAway(error instanceof Error ? error.message : 'Stripe did not answer.')
    }
  }
  const at = (path: string, ref: string) => `${path}/${encodeURIComponent(ref)}`

  // Of an invoice it wrote itself Stripe has a page already; for a payment of ours one is made, under the same charge.
  const beginPayment: PaymentProvider['beginPayment'] = async (of, key) => {
    const { customer, cents, words, chargeId, invoice, returnUrl } = of
    if (invoice) {
      const { id, hosted_invoice_url: url } = await ask('GET', at('/v1/invoices', invoice))
      return { reference: id, url: text(url) }
    }
    const price = { currency: 'usd', unit_amount: cents, product_data: { name: words } }
    const session = await ask(
      'POST',
      '/v1/checkout/sessions',
      {
        ...{ mode: 'payment', customer, success_url: returnUrl, cancel_url: returnUrl },
        line_items: [{ quantity: 1, price_data: price }],
        payment_intent_data: { description: words, metadata: { charge: String(chargeId) } },
      },
      key,
    )
    return { reference: session.id, url: text(session.url) }
  }
  return {
    name: 'stripe',
    createCustomer: async ({ companyId, name, email }, key) =>
      (await ask('POST', '/v1/customers', { name, email, metadata: { company: String(companyId) } }, key)).id,
    beginSetup: async ({ customer, returnUrl, cancelUrl }, key) => {
      const session = await ask(
        'POST',
        '/v1/checkout/sessions',
        {
          mode: 'setup',
          customer,
          payment_method_types: ['card'],
          success_url: `${returnUrl}?reference={CHECKOUT_SESSION_ID}`,
          cancel_url: cancelUrl,
        },
        key,
      )
      return { reference: session.id, url: text(session.url) }
    },
    setupResult: async (reference): Promise<SetupResult> => {
      const session = await ask('GET', at('/v1/checkout/sessions', reference), { expand: ['setup_intent'] })
      const intent = within(session.setup_intent)
      const method = idIn(intent.payment_method)
      if (session.status === 'expired') return { state: 'failed', failure: 'The page was left open too long.' }
      if (intent.status !== 'succeeded' || method === '') return { state: 'open' }
      const told = await ask('GET', at('/v1/payment_methods', method))
      const customer = idIn(session.customer)
      await ask(
        'POST',
        at('/v1/customers', customer),
        { invoice_settings: { default_payment_method: method } },
        `default:${method}`,
      )
      return { state: 'done', customer, method: methodOf(told) }
    },
    removeMethod: async (method, key) => {
      await ask('POST', `${at('/v1/payment_methods', method)}/detach`, {}, key)
    },
    priceOf: async ({ plan, months, cents }, key) =>
      (
        await ask(
          'POST',
          '/v1/prices',
          {
            currency: 'usd',
            unit_amount: cents,
            recurring: { interval: 'month', interval_count: months },
            product_data: { name: `VisaCare ${plan}` },
          },
          key,
        )
      ).id,
    couponOf: async ({ percent, name }, key) =>
      (await ask('POST', '/v1/coupons', { percent_off: percent, duration: 'forever', name }, key)).id,
    // Paid with the customer's own method, so that a new card pays for the next period too.
    subscribe: async ({ customer, price, coupon }, key) =>
      subscriptionOf(
        await unlessDeclined(
          ask(
            'POST',
            '/v1/subscriptions',
            {
              customer,
              items: [{ price }],
              payment_behavior: 'error_if_incomplete',
              off_session: true,
              ...(coupon && { coupon }),
            },
            key,
          ),
        ),
      ),
    changePlan: async ({ subscription, price, coupon = '' }, key) => {
      const now = await ask('GET', at('/v1/subscriptions', subscription))
      const items = [{ id: itemOf(now).id, price }]
      const paying = {
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        off_session: true,
      }
      const path = at('/v1/subscriptions', subscription)
      return subscriptionOf(await unlessDeclined(ask('POST', path, { items, coupon, ...paying }, key)))
    },
    // Asked with the same coupon as the change itself, so that what is shown is what is charged.
    previewChange: async ({ customer, subscription, price, coupon = '', months }) => {
      const now = await ask('GET', at('/v1/subscriptions', subscription))
      const item = itemOf(now)
      const preview = await ask('GET', '/v1/invoices/upcoming', {
        ...{ customer, subscription, coupon, subscription_items: [{ id: item.id, price }] },
        subscription_proration_behavior: 'always_invoice',
      })
      const lines = (within(preview.lines).data as Fields[] | undefined) ?? []
      return {
        ...changeCosts(lines, monthsOf(item) !== months),
        balanceCents: 0 - number(preview.starting_balance),
      }
    },
    setCoupon: async ({ subscription, coupon = '' }, key) => {
      await ask('POST', at('/v1/subscriptions', subscription), { coupon, proration_behavior: 'none' }, key)
    },
    subscription: async (ref) => subscriptionOf(await ask('GET', at('/v1/subscriptions', ref))),
    charge: async ({ customer, method, cents, words, chargeId }, key): Promise<ChargeTold> => {
      try {
        const intent = await ask(
          'POST',
          '/v1/payment_intents',
          {
            amount: cents,
            currency: 'usd',
            customer,
            payment_method: method,
            confirm: true,
            off_session: true,
            description: words,
            metadata: { charge: String(chargeId) },
          },
          key,
        )
        if (intent.status === 'succeeded') return { ref: intent.id, state: 'succeeded' }
        return { ref: intent.id, state: 'needs authentication', failure: text(intent.status) }
      } catch (error) {
        return notPaid(error)
      }
    },
    payInvoice: async ({ invoice, method }, key): Promise<ChargeTold> => {
      try {
        const path = `${at('/v1/invoices', invoice)}/pay`
        const paid = await ask('POST', path, { payment_method: method, off_session: true }, key)
        return { ref: idIn(paid.payment_intent) || paid.id, state: 'succeeded', creditCents: creditUsed(paid) }
      } catch (error) {
        return notPaid(error)
      }
    },
    paymentOfInvoice: async (invoice) => paymentOf(await ask('GET', at('/v1/invoices', invoice))),
    beginPayment,
    // The same request under the same key answers with the page that was made then.
    endPayment: async (of, key) => {
      const { reference } = await beginPayment(of, key)
      const { status } = await ask('GET', at('/v1/checkout/sessions', reference))
      if (status === 'open') await ask('POST', `${at('/v1/checkout/sessions', reference)}/expire`, {}, `${key}:end`)
      return status !== 'complete'
    },
    refund: async ({ charge, cents }, key) => ({
      ref: (await ask('POST', '/v1/refunds', { payment_intent: charge, amount: cents }, key)).id,
    }),
    // A balance is below 0 while it is a credit: what is added to it is taken off the credit.
    takeCredit: async ({ customer, cents, words }, key) => {
      const path = `${at('/v1/customers', customer)}/balance_transactions`
      return { ref: (await ask('POST', path, { amount: cents, currency: 'usd', description: words }, key)).id }
    },
    portal: async ({ customer, returnUrl }) =>
      text((await ask('POST', '/v1/billing_portal/sessions', { customer, return_url: returnUrl })).url),
    events: async (since) => {
      const found: unknown[] = []
      for (let after = ''; ; ) {
        const page = await ask('GET', '/v1/events', {
          limit: 100,
          created: { gte: Math.floor(since.getTime() / 1000) },
          ...(after && { starting_after: after }),
        })
        const data = (page.data ?? []) as unknown[]
        found.push(...data)
        after = idIn(data.at(-1))
        if (page.has_more !== true || after === '') return found
      }
    },
  }
}

/** Only a card that does not pay is an answer; anything else is asked again. */
function notPaid(error: unknown): ChargeTold {
  if (!isCardError(error)) throw error
  const ref = error.payment_intent?.id ?? ''
  return { ref, state: asksHolder(error) ? 'needs authentication' : 'failed', failure: error.message.slice(0, 300) }
}

type CardError = InstanceType<typeof Stripe.errors.StripeCardError>

/** As Stripe's errors say it of themselves. */
const isCardError = (error: unknown): error is CardError =>
  error instanceof Error && 'type' in error && error.type === 'StripeCardError'

const asksHolder = ({ code }: CardError) =>
  [
    'authentication_required',
    'subscription_payment_intent_requires_action',
    'invoice_payment_intent_requires_action',
  ].includes(code ?? '')

async function unlessDeclined<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!isCardError(error)) throw error
    throw new CardDeclined(error.message.slice(0, 300), { asksHolder: asksHolder(error) })
  }
}

/**
 * What an invoice took from the customer's balance, which Stripe writes below 0 while it is a credit. Below 0: the customer
 * owed from before, and paid that with this invoice.
 */
export const creditUsed = (invoice: Fields): number => number(invoice.ending_balance) - number(invoice.starting_balance)

const states: Readonly<Record<string, SubscriptionTold['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past due',
  incomplete: 'past due',
  unpaid: 'past due',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

export const subscriptionOf = (told: Told): SubscriptionTold => ({
  ref: told.id,
  state: states[text(told.status)] ?? 'past due',
  periodEnd: dayOf(periodEndOf(told)),
})
