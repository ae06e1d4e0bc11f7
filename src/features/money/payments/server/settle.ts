import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { linesOf, totalOf } from '#money/invoices/server/store.ts'
import { addedBy, credited, owedOf, paid, refunded } from '#money/ledger/accounts.ts'
import { dollars } from '#money/ledger/money.ts'
import { record } from '#money/ledger/server/store.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { ChargeTold } from '../provider.ts'
import { applyEarlyRefunds } from './events-store.ts'
import { ownPartOf } from './take-credit.ts'

/** A change of the product itself, in scope system: everything below writes for several tenants' books. */
export type SystemChange = CommandContext & { services: Services; now: Date }

type Charge = {
  id: number
  companyId: number
  lawFirmId: number | null
  invoiceId: number
  amountCents: number
  state: 'asked' | ChargeTold['state']
}

const lockCharge = (change: SystemChange, id: number) =>
  change.db.maybe<Charge>(
    `select id, company_id as "companyId", law_firm_id as "lawFirmId", invoice_id as "invoiceId",
            amount_cents as "amountCents", state from charges where id = $1 for update`,
    [id],
  )

/**
 * What became of a charge, once, whoever says so first: the answer to our request, the provider's event, or the
 * comparison at night. A charge that succeeded stays so whatever arrives later.
 */
export async function settleCharge(change: SystemChange, chargeId: number, told: ChargeTold): Promise<string> {
  const charge = await lockCharge(change, chargeId)
  if (!charge || charge.state === 'succeeded' || charge.state === told.state) return 'known'
  await change.db.run(
    `update charges set state = $2, provider_ref = coalesce(nullif($3, ''), provider_ref), failure = $4, settled_at = $5,
            paid_with = coalesce((select method_kind || ' ending in ' || last4 from payment_customers
                                   where company_id = charges.company_id), '') where id = $1`,
    [chargeId, told.state, told.ref, told.failure ?? '', change.now],
  )
  if (told.state === 'succeeded') {
    await invoicePaid(change, charge.invoiceId, `charge:${chargeId}`, told.creditCents)
    await applyEarlyRefunds(change, told.ref)
  } else await tellFailed(change, charge, told)
  await refreshCaseOf(change, charge.invoiceId)
  change.audit({
    subject: `company:${charge.companyId}`,
    after: { charge: chargeId, state: told.state, cents: charge.amountCents },
    companyId: charge.companyId,
  })
  return told.state
}

/** What an order waits for is an open item of its case. */
async function refreshCaseOf(change: SystemChange, invoiceId: number): Promise<void> {
  const { caseId } = await change.db.one<{ caseId: number | null }>(
    'select case_id as "caseId" from invoices where id = $1',
    [invoiceId],
  )
  if (caseId !== null) await refreshItems(change, caseId)
}

type Paid = { id: number; number: string; title: string; companyId: number; lawFirmId: number | null; state: string }

/** The money for an invoice is in: the books, the invoice and the receipt, together and once. */
export async function invoicePaid(
  change: SystemChange,
  invoiceId: number,
  source: string,
  creditCents = 0,
): Promise<boolean> {
  const { db, now } = change
  const invoice = await db.one<Paid>(
    `select id, number, title, company_id as "companyId", law_firm_id as "lawFirmId", state from invoices
      where id = $1 for update`,
    [invoiceId],
  )
  if (invoice.state !== 'open') return false
  const lines = await linesOf(db, invoiceId)
  const { companyId, lawFirmId, number } = invoice
  await record(db, {
    ...{ companyId, lawFirmId, source, at: now, by: null, memo: `Payment of invoice ${number}` },
    lines: paid(owedOf(lines), creditCents),
  })
  await db.run(`update invoices set state = 'paid', paid_at = $2 where id = $1`, [invoiceId, now])
  await change.mail({
    ...{ to: await billsTo(change, companyId), companyId, lawFirmId, template: 'receipt' },
    subject: `Receipt for invoice ${number}`,
    paragraphs: [
      `We received ${dollars(totalOf(lines) - creditCents)} for ${invoice.title}. Thank you.`,
      ...(creditCents > 0 ? [`${dollars(creditCents)} was paid from your credit.`] : []),
      ...(creditCents < 0 ? [`${dollars(-creditCents)} of it is credit that you had used and we had given back.`] : []),
      ...lines.map((line) => `${line.words}: ${dollars(addedBy(line))}`),
    ],
    action: { label: `Invoice ${number}`, url: `${change.services.config.publicUrl}/visaCareTransactionDetails` },
  })
  return true
}

async function tellFailed(change: SystemChange, charge: Charge, { state, failure = '' }: ChargeTold): Promise<void> {
  const { companyId, lawFirmId, invoiceId } = charge
  const { number, title } = await change.db.one<{ number: string; title: string }>(
    'select number, title from invoices where id = $1',
    [invoiceId],
  )
  const toConfirm = state === 'needs authentication'
  await tellNotPaid(change, { companyId, lawFirmId, number, title, why: failure, toConfirm })
}

type NotPaid = Omit<Paid, 'id' | 'state'> & { why: string; toConfirm?: boolean }

/** One mail about a payment that did not come: either the bank asks the card holder, or the card did not pay. */
export async function tellNotPaid(change: SystemChange, told: NotPaid): Promise<void> {
  const { companyId, lawFirmId, number, title, why, toConfirm = false } = told
  await change.mail({
    ...{ to: await billsTo(change, companyId), companyId, lawFirmId, template: 'payment failed' },
    subject: toConfirm
      ? `Please confirm the payment for invoice ${number}`
      : `The payment for invoice ${number} did not go through`,
    paragraphs: [
      `${title} was not paid. ${why}`,
      toConfirm
        ? 'Open the invoice on your billing page and press "Confirm payment".'
        : 'Please look at your payment method, or pay the invoice with another one.',
    ],
    action: { label: toConfirm ? 'Confirm payment' : 'Open billing', url: billingUrl(change, companyId) },
  })
}

const billingUrl = ({ services }: SystemChange, companyId: number) =>
  `${services.config.publicUrl}/visaCareStripePaymentMethod/${companyId}`

/** Where bills of a company go: the address it gave for them, else its own. */
async function billsTo({ db }: SystemChange, companyId: number): Promise<string[]> {
  const row = await db.maybe<{ email: string }>(
    `select coalesce(nullif(p.bills_to, ''), c.email) as email from companies c
       left join payment_customers p on p.company_id = c.id where c.id = $1`,
    [companyId],
  )
  return row?.email ? [row.email] : []
}

/** What was paid for a plan, is not used any more and did not go back, written down once for the company's next invoices. */
export async function keepCredit(
  change: SystemChange,
  { companyId, lawFirmId }: { companyId: number; lawFirmId: number | null },
  { cents, title, source }: { cents: number; title: string; source: string },
): Promise<boolean> {
  const own = await ownPartOf(change.db, { companyId, lawFirmId, source, cents, now: change.now })
  if (own === undefined) return false
  if (own === 0) return true
  const memo = `Credit note: change to ${title}`
  await record(change.db, {
    ...{ companyId, lawFirmId, source, memo, at: change.now, by: null, lines: credited(own) },
  })
  await change.mail({
    ...{ to: await billsTo(change, companyId), companyId, lawFirmId, template: 'credit note' },
    subject: `Credit of ${dollars(own)}`,
    paragraphs: [
      `You changed to a smaller plan: ${title}.`,
      ...(own < cents ? [`We gave ${dollars(cents - own)} of what you paid for this period back to you before.`] : []),
      `What you paid for the rest of the period, ${dollars(own)}, is your credit. Your next invoices use it first.`,
    ],
    action: { label: 'Open billing', url: billingUrl(change, companyId) },
  })
  return true
}

/** Money that went back, up to what is known to have gone back: told twice or out of order, it is written once. */
export async function settleRefunded(change: SystemChange, chargeId: number, refundedInAll: number, source: string) {
  const charge = await lockCharge(change, chargeId)
  if (!charge) return 'unknown'
  const invoice = await change.db.one<Refunded>(
    `select number, refunded_cents as "refundedCents", service_cents as "serviceCents", discount_cents as "discountCents"
       from invoices where id = $1 for update`,
    [charge.invoiceId],
  )
  const more = refundedInAll - invoice.refundedCents
  if (more <= 0) return 'known'
  const ours = Math.max(0, invoice.serviceCents - invoice.discountCents - invoice.refundedCents)
  await record(change.db, {
    ...{ companyId: charge.companyId, lawFirmId: charge.lawFirmId, source, at: change.now, by: null },
    memo: `Refund of invoice ${invoice.number}`,
    lines: refunded(more, ours),
  })
  await change.db.run('update invoices set refunded_cents = $2 where id = $1', [charge.invoiceId, refundedInAll])
  await tellRefunded(change, charge, { number: invoice.number, cents: more, totalCents: refundedInAll })
  change.audit({
    subject: `company:${charge.companyId}`,
    after: { refundedCents: refundedInAll },
    companyId: charge.companyId,
  })
  return `refunded ${dollars(more)}`
}

type Refunded = { number: string; refundedCents: number; serviceCents: number; discountCents: number }

async function tellRefunded(
  change: SystemChange,
  { companyId, lawFirmId }: Charge,
  { number, cents, totalCents }: { number: string; cents: number; totalCents: number },
): Promise<void> {
  const inAll = totalCents > cents ? [`In all, ${dollars(totalCents)} of this invoice went back.`] : []
  await change.mail({
    ...{ to: await billsTo(change, companyId), companyId, lawFirmId, template: 'refund' },
    subject: `Refund for invoice ${number}`,
    paragraphs: [
      `We gave ${dollars(cents)} of invoice ${number} back. It takes your bank some days to show it.`,
      ...inAll,
    ],
    action: { label: 'Open billing', url: billingUrl(change, companyId) },
  })
}
