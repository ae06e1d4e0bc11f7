import type Stripe from 'stripe'

export type StripeSettings = { secretKey: string; apiUrl: string }

/** The version whose shapes the product speaks; what the account itself is set to does not matter. */
export const STRIPE_VERSION = '2023-08-16'

/** Its library is loaded with the first client: many installations take no payments. */
export async function stripeClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION as Stripe.LatestApiVersion,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // A job asks again; a request that a person waits for says at once that it did not work.
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'VisaCare' },
  })
}
