import type { Services } from '#platform/services.ts'
import { type PaymentProvider, ProviderAway } from '../provider.ts'
import { sandboxProvider } from './sandbox.ts'
import { stripeProvider } from './stripe.ts'

const kept = new WeakMap<object, PaymentProvider>()

/** Stripe where its key is set, else the sandbox. Made once per process. */
export function providerOf(services: Services): PaymentProvider {
  const known = kept.get(services.config)
  if (known) return known
  const { stripe } = services.config
  const provider = stripe ? stripeProvider(stripe) : sandboxProvider(services)
  kept.set(services.config, provider)
  return provider
}

/** What a provider that cannot be reached is to somebody who waits. */
export async function unlessAway<T>(work: () => Promise<T>, away: () => never): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderAway) away()
    throw error
  }
}
