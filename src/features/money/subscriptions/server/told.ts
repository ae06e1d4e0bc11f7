import { dayIn, defaultZone } from '#formats/day.ts'
import type { InvoiceLine } from '#money/invoices/records.ts'
import { issueInvoice } from '#money/invoices/server/store.ts'
import { dollars } from '#money/ledger/money.ts'
import { type Customer, customerByRef } from '#money/payments/server/customers-store.ts'
import { CURRENCY, centsIn, Doubted } from '#money/payments/server/doubt.ts'
import type { Applier, Told } from '#money/payments/server/event-appliers.ts'
import { applyEarlyRefunds } from '#money/payments/server/events-store.ts'
import { invoicePaid, keepCredit, type SystemChange, tellNotPaid } from '#money/payments/server/settle.ts'
import { creditUsed, subscriptionOf as readSubscription } from '#money/payments/server/stripe.ts'
import { type Fields, paymentOf, periodEndOf, within } from '#money/payments/server/stripe-read.ts'
import { NEEDS_AUTHENTICATION } from '#money/payments/test-cards.ts'
import { discountStep } from '#money/plans/server/discount-step.ts'
import { hasDiscount } from '#money/plans/server/store.ts'

const cents = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0)
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

async function titleOf(change: SystemChange, companyId: number): Promise<string> {
  const row = await change.db.maybe<{ plan: string }>(
    `select p.name as plan from company_subscriptions s
       join subscription_plans p on p.id = coalesce(s.wanted_plan_id, s.plan_id) where s.company_id = $1`,
    [companyId],
  )
  const month = months[Number(dayIn(defaultZone, change.now).slice(5, 7)) - 1] ?? ''
  return `${row?.plan ?? 'SILVER'} plan, ${month}`
}

/**
 * After a change of plan the provider says what is left of the old plan and what the rest of the period costs in the new
 * one: both stand on our invoice. Any other invoice is one line, as is one whose lines do not add up to it.
 */
function serviceLines(object: Told, title: string, subtotal: number): InvoiceLine[] {
  const { data: told } = within(object.lines)
  const data = Array.isArray(told) ? told.map(within) : []
  const isChange = data.some(isProrated)
  const sum = data.reduce((total, { amount }) => total + cents(amount), 0)
  if (!isChange || sum !== subtotal)
    return [{ words: title, kind: 'service', payer: 'employer', amountCents: subtotal }]
  return data.map(({ description, amount }) => ({
    words: (typeof description === 'string' && description.slice(0, 300)) || title,
    ...{ kind: cents(amount) < 0 ? 'unused' : 'service', payer: 'employer', amountCents: Math.abs(cents(amount)) },
  }))
}

/** Since version 2025-03-31 a line says so in what it comes from. */
const isProrated = ({ proration, parent }: Fields): boolean =>
  (proration ?? within(within(parent).subscription_item_details).proration) === true

/** The invoice of a subscription under a number of ours; told twice it is the same one. */
async function invoiceOf(change: SystemChange, customer: Customer, object: Told) {
  const subtotal = cents(object.subtotal)
  const discount = Math.max(0, subtotal - cents(object.total))
  const title = await titleOf(change, customer.companyId)
  const { id, number, isNew } = await issueInvoice(change.db, {
    ...{ company: { id: customer.companyId, lawFirmId: customer.lawFirmId }, title, now: change.now, by: null },
    providerRef: object.id,
    lines: [
      ...serviceLines(object, title, subtotal),
      ...(discount > 0
        ? [{ words: 'Discount', kind: 'discount' as const, payer: 'employer' as const, amountCents: discount }]
        : []),
    ],
  })
  return { id, number, title, isNew, totalCents: subtotal - discount }
}

const oursOf = ({ db }: SystemChange, { id }: Told) =>
  db.maybe<Ours>(
    `select number, company_id as "companyId", service_cents + government_cents - discount_cents as "totalCents"
       from invoices where provider_ref = $1`,
    [id],
  )

const paid: Applier = async (change, object) => {
  const customer = await customerByRef(change.db, String(object.customer ?? ''))
  if (!customer) return 'unknown customer'
  const doubt = doubtOfInvoice(object, customer.companyId, await oursOf(change, object))
  if (doubt) return doubt
  // An invoice below nothing: what was paid for the larger plan stays the company's.
  if (cents(object.total) < 0) {
    const title = await titleOf(change, customer.companyId)
    const credit = { cents: -cents(object.total), title, source: `credit:${object.id}` }
    return (await keepCredit(change, customer, credit)) ? 'credit kept' : 'known'
  }
  const unpaid = doubtOfPayment(object)
  if (unpaid) return unpaid
  const payment = paymentOf(object)
  if (payment === undefined && cents(object.amount_paid) > 0)
    return new Doubted(`Not booked: it is not told which payment paid invoice ${object.id}.`)
  const { id, number, totalCents } = await invoiceOf(change, customer, object)
  const ref = payment || object.id
  const usedCents = Math.min(totalCents, creditUsed(object))
  // So that it can be given back like any other payment; one we asked for ourselves is that payment.
  const { asked } = await change.db.one<{ asked: boolean }>(
    `select exists (select 1 from charges where invoice_id = $1 and state in ('asked', 'succeeded')) as asked`,
    [id],
  )
  // What was owed from before is no part of this invoice, and is not given back with it.
  const ofInvoice = totalCents - Math.max(0, usedCents)
  if (ofInvoice > 0 && !asked) {
    await change.db.run(
      `insert into charges (company_id, law_firm_id, invoice_id, request_key, amount_cents, state, provider_ref, paid_with, asked_at, settled_at)
       values ($1, $2, $3, $4, $5, 'succeeded', $6, $7, $8, $8) on conflict do nothing`,
      [
        ...[customer.companyId, customer.lawFirmId, id, `invoice:${object.id}`, ofInvoice, ref],
        ...[`${customer.methodKind ?? 'card'} ending in ${customer.last4 ?? ''}`, change.now],
      ],
    )
    await applyEarlyRefunds(change, ref)
  }
  const first = await invoicePaid(change, id, `paid:${object.id}`, usedCents)
  return first ? `invoice ${number} paid` : 'known'
}

const notPaid: Applier = async (change, object, event) => {
  const customer = await customerByRef(change.db, String(object.customer ?? ''))
  if (!customer) return 'unknown customer'
  const doubt = doubtOfInvoice(object, customer.companyId, await oursOf(change, object))
  if (doubt) return doubt
  const { number, title, isNew } = await invoiceOf(change, customer, object)
  if (!isNew) return 'known'
  const { companyId, lawFirmId } = customer
  const toConfirm = event.type === 'invoice.payment_action_required'
  const why = toConfirm ? NEEDS_AUTHENTICATION : 'The card did not pay.'
  await tellNotPaid(change, { companyId, lawFirmId, number, title, why, toConfirm })
  return `invoice ${number} not paid`
}

/** What stands at the provider now; an older telling that arrives later changes nothing. */
const changed: Applier = async (change, object, event) => {
  if (!periodEndOf(object)) return new Doubted(`Not taken over: ${object.id} does not say when its period ends.`)
  const told = readSubscription(object)
  const state = event.type === 'customer.subscription.deleted' ? 'ended' : told.state
  const before = await change.db.maybe<{ companyId: number; periodEnd: string | null }>(
    'select company_id as "companyId", period_end as "periodEnd" from company_subscriptions where provider_ref = $1 for update',
    [told.ref],
  )
  const first = await change.db.run(
    `update company_subscriptions set state = $2, period_end = $3, told_at = $4,
            failure = case when $2 = 'active' then '' else failure end
      where provider_ref = $1 and (told_at is null or told_at <= $4)`,
    [told.ref, state, told.periodEnd, new Date(event.created * 1000)],
  )
  if (first === 0) return 'known'
  // Another day of payment may have another discount.
  if (before && before.periodEnd !== told.periodEnd && (await hasDiscount(change.db, before.companyId)))
    change.enqueue(...discountStep(before.companyId))
  return state
}

export const subscriptionAppliers: Readonly<Record<string, Applier>> = {
  'invoice.paid': paid,
  'invoice.payment_failed': notPaid,
  'invoice.payment_action_required': notPaid,
  'customer.subscription.updated': changed,
  'customer.subscription.deleted': changed,
}

/** What we wrote down of an invoice of the provider, where we know it. */
type Ours = { number: string; companyId: number; totalCents: number }

/** Why an invoice of the provider is not taken over as it is told; the signature only says who tells it. */
function doubtOfInvoice(object: Fields & { id: string }, companyId: number, ours?: Ours): Doubted | undefined {
  const name = `invoice ${object.id}`
  const not = (why: string) => new Doubted(`Not booked: ${why}.`)
  if (object.currency !== CURRENCY) return not(`${name} is not in U.S. dollars`)
  const { subtotal, total } = object
  if (!Number.isSafeInteger(subtotal) || !Number.isSafeInteger(total)) return not(`${name} does not name its sums`)
  if (Number(total) > Math.max(0, Number(subtotal))) return not(`${name} asks for more than its lines`)
  if (ours && ours.companyId !== companyId) return not(`${name} is our invoice ${ours.number}, of another company`)
  if (ours && ours.totalCents !== Number(total))
    return not(
      `${name} is told as ${dollars(Number(total))}, and our invoice ${ours.number} is ${dollars(ours.totalCents)}`,
    )
  return undefined
}

/** Why an invoice that is told as paid is not: what the card paid and what was credit are together what was due. */
function doubtOfPayment(object: Fields & { id: string }): Doubted | undefined {
  const came = centsIn(object.amount_paid)
  const due = Number(object.total) - creditUsed(object)
  if (came === due) return undefined
  const words = came === undefined ? 'no amount' : dollars(came)
  return new Doubted(`Not booked: ${words} came for invoice ${object.id}, where ${dollars(due)} was due.`)
}
