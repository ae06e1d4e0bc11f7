import type { Db, Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import type { ChargeTold } from '../provider.ts'
import { customerOf } from './customers-store.ts'
import { providerOf } from './providers.ts'
import { settleCharge, settleRefunded } from './settle.ts'

export const CHARGE_JOB = 'payments.charge'
export const REFUND_JOB = 'payments.refund'
const system = { kind: 'system' } as const

type Asked = {
  companyId: number
  lawFirmId: number | null
  invoiceId: number
  amountCents: number
  now: Date
  key: string
}

/** Writes down that an amount is to be asked for, and puts the asking on the queue: both or neither. In scope system. */
export async function askCharge(tx: Transaction, asked: Asked): Promise<number> {
  const { companyId, lawFirmId, invoiceId, amountCents, now, key } = asked
  const { id } = await tx.one<{ id: number }>(
    `insert into charges (company_id, law_firm_id, invoice_id, request_key, amount_cents, asked_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [companyId, lawFirmId, invoiceId, key, amountCents, now],
  )
  tx.atEnd(enqueueStep(CHARGE_JOB, { chargeId: id }, { key: `charge:${id}` }))
  return id
}

type Waiting = {
  companyId: number
  amountCents: number
  requestKey: string
  state: string
  words: string
  invoice: string | null
}

/** Asks the provider. Killed at any point, it is asked again under the same key, and the provider does it once. */
export async function charge(services: Services, chargeId: number): Promise<void> {
  const db = services.database.read(system)
  const waiting = await db.maybe<Waiting>(
    `select h.company_id as "companyId", h.amount_cents as "amountCents", h.request_key as "requestKey", h.state,
            'Invoice ' || i.number as words, i.provider_ref as invoice
       from charges h join invoices i on i.id = h.invoice_id where h.id = $1`,
    [chargeId],
  )
  if (waiting?.state !== 'asked') return
  const { companyId, amountCents, requestKey, words, invoice } = waiting
  const customer = await customerOf(db, companyId)
  const provider = providerOf(services)
  const ask = async ({ ref, methodRef }: { ref: string; methodRef: string }): Promise<ChargeTold> => {
    const of = { customer: ref, method: methodRef, cents: amountCents, words, chargeId }
    // An invoice of its own the provider takes the money for once, wherever it is paid.
    if (invoice) return provider.payInvoice({ ...of, invoice }, requestKey)
    if (!(await endConfirmations(services, db, chargeId, ref)))
      return { ref: '', state: 'failed', failure: 'It was confirmed and paid on the page of the bank.' }
    return provider.charge(of, requestKey)
  }
  const told = customer?.methodRef
    ? await ask({ ref: customer.ref, methodRef: customer.methodRef })
    : ({ ref: '', state: 'failed', failure: 'There is no payment method.' } as const)
  await systemChange(services, 'payments.charge', async (change) => {
    const companyOf = { companyId }
    change.audit({ subject: `company:${companyId}`, after: { charge: chargeId, told: told.state }, ...companyOf })
    await settleCharge(change, chargeId, told)
  })
}

type Refunding = {
  chargeId: number
  amountCents: number
  requestKey: string
  state: string
  chargeRef: string | null
  companyId: number
}

export async function refund(services: Services, refundId: number): Promise<void> {
  const waiting = await services.database.read(system).maybe<Refunding>(
    `select r.charge_id as "chargeId", r.amount_cents as "amountCents", r.request_key as "requestKey", r.state,
            h.provider_ref as "chargeRef", r.company_id as "companyId"
       from refunds r join charges h on h.id = r.charge_id where r.id = $1`,
    [refundId],
  )
  if (waiting?.state !== 'asked' || waiting.chargeRef === null) return
  const { chargeId, amountCents: cents, requestKey, chargeRef, companyId } = waiting
  const { ref } = await providerOf(services).refund({ charge: chargeRef, cents }, requestKey)
  await systemChange(services, 'payments.giveBack', async (change) => {
    const first = await change.db.run(
      `update refunds set state = 'done', provider_ref = $2, settled_at = $3 where id = $1 and state = 'asked'`,
      [refundId, ref, change.now],
    )
    change.audit({ subject: `company:${companyId}`, after: { refund: refundId, cents }, companyId })
    if (first === 0) return
    const { total } = await change.db.one<{ total: number }>(
      `select coalesce(sum(amount_cents), 0)::bigint as total from refunds where charge_id = $1 and state = 'done'`,
      [chargeId],
    )
    await settleRefunded(change, chargeId, total, `refund:${refundId}`)
  })
}

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
