import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { providerOf } from './providers.ts'

type Confirmed = { companyId: number; chargeId: number; cents: number; customer: string; number: string }

/** What the page on which a payment is confirmed is asked for with, and under which key: the same both times. */
export function confirmingOf({ config }: Services, { companyId, number, ...of }: Confirmed) {
  const returnUrl = `${config.publicUrl.replace(/\/$/, '')}/visaCareStripePaymentMethod/${companyId}`
  return { of: { ...of, words: `Invoice ${number}`, returnUrl }, key: `confirm:${of.chargeId}` }
}

/**
 * Before a payment is asked for anew, the pages on which earlier ones wait for their card holder are closed: whoever
 * still has one open would pay a second time. False: one of them was paid there, and nothing more is to be asked for.
 */
export async function endConfirmations(services: Services, db: Db, chargeId: number, customer: string) {
  const waiting = await db.rows<Omit<Confirmed, 'customer'>>(
    `select e.id as "chargeId", e.company_id as "companyId", e.amount_cents as cents, i.number
       from charges h join charges e on e.invoice_id = h.invoice_id and e.id < h.id join invoices i on i.id = h.invoice_id
      where h.id = $1 and e.state = 'needs authentication' order by e.id`,
    [chargeId],
  )
  for (const each of waiting) {
    const { of, key } = confirmingOf(services, { ...each, customer })
    if (!(await providerOf(services).endPayment(of, key))) return false
  }
  return true
}
