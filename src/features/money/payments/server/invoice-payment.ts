import type { Services } from '#platform/services.ts'
import { providerOf } from './providers.ts'
import { paymentOf, type Told } from './stripe-read.ts'

/** An invoice with its payment: the list of payments is left out of events, so the provider is asked. */
export async function withPayment(services: Services, invoice: Told): Promise<Told> {
  const named = paymentOf(invoice)
  const isPaid = typeof invoice.amount_paid === 'number' && invoice.amount_paid > 0
  const found = named === undefined && isPaid ? await providerOf(services).paymentOfInvoice(invoice.id) : named
  return found === undefined ? invoice : { ...invoice, payment_intent: found }
}
