import Stripe from 'stripe'
import type { TestServer } from '../../../setup/server.ts'
import { billingOf } from '../billing.ts'

const SECRET = 'whsec_of_this_test'
/** Nothing that is told asks Stripe back: nobody listens at this address. */
export const tellingEnv = {
  STRIPE_SECRET_KEY: 'sk_test_storm',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: 'http://127.0.0.1:9',
}

/** Stripe as it tells a server what happened. */
export function tellingOf(server: TestServer) {
  const { system, until } = billingOf(server)
  const { webhooks } = new Stripe(tellingEnv.STRIPE_SECRET_KEY)
  const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1000)
  const event = (id: string, type: string, object: object, created = nowSeconds()) => ({
    ...{ id, object: 'event', type, created, data: { object } },
  })

  function told(one: object, secret = SECRET, timestamp = nowSeconds()) {
    const payload = JSON.stringify(one)
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return fetch(`${server.url}/paymentApi/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    })
  }

  /** What became of an event, once it was applied, and whether it waits for a person. */
  const effectOf = (id: string) =>
    until(
      () =>
        system().one<{ at: string | null; effect: string; waits: boolean }>(
          'select applied_at as at, effect, needs_person as waits from payment_events where id = $1',
          [id],
        ),
      ({ at }) => at !== null,
    )

  /** The company as a customer of Stripe. */
  const customerAt = (companyId: number, ref: string) =>
    server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(
        `insert into payment_customers (company_id, law_firm_id, provider, ref, created_at)
         select id, law_firm_id, 'stripe', $2, now() from companies where id = $1
         on conflict (company_id) do update set provider = 'stripe', ref = $2`,
        [companyId, ref],
      ),
    )
  return { nowSeconds, event, told, effectOf, customerAt }
}
