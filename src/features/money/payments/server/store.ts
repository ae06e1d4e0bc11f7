import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import type { Credit, PlanPayment } from '../credited.ts'

type Setup = { reference: string; companyId: number; lawFirmId: number | null; by: number; now: Date }

export const insertSetup = (db: Db, { reference, companyId, lawFirmId, by, now }: Setup) =>
  db.run(
    'insert into payment_setups (reference, company_id, law_firm_id, by_user, created_at) values ($1, $2, $3, $4, $5)',
    [reference, companyId, lawFirmId, by, now],
  )

/** "Not found" for a visit that somebody of another company began. */
export const requireSetup = (db: Db, reference: string) =>
  db.one('select 1 from payment_setups where reference = $1', [reference])

export const companyOfUser = (db: Db, userName: string) =>
  db.maybe<{ companyId: number }>(
    'select company_id as "companyId" from users where lower(user_name) = lower($1) and company_id is not null',
    [userName],
  )

export const lockInvoice = (db: Db, id: number) => db.run('select 1 from invoices where id = $1 for update', [id])

/**
 * Whoever gives money back to a company, or keeps a credit of it, waits for whoever does so at the same moment. What there
 * is to give is read after this, in a statement of its own: one that waits for a lock still sees what was before.
 */
export const oneAtATime = (db: Db, companyId: number) =>
  db.run('select 1 from payment_customers where company_id = $1 for update', [companyId])

export type Refundable = { id: number; lawFirmId: number | null; left: number }

/** What is left of a charge: less what was given back or is on its way, asked for here or at the provider. */
const LEFT = `h.amount_cents - greatest(i.refunded_cents, coalesce((select sum(r.amount_cents) from refunds r
    where r.charge_id = h.id and r.state <> 'failed'), 0))::bigint`

export const chargeToRefund = (db: Db, invoiceId: number) =>
  db.maybe<Refundable>(
    `select h.id, h.law_firm_id as "lawFirmId", ${LEFT} as left
       from charges h join invoices i on i.id = h.invoice_id
      where h.invoice_id = $1 and h.state = 'succeeded' order by h.id limit 1`,
    [invoiceId],
  )

export const invoiceOfCharge = (db: Db, id: number) =>
  db.one<{ companyId: number; invoiceNumber: string; title: string }>(
    `select h.company_id as "companyId", i.number as "invoiceNumber", i.title
       from charges h join invoices i on i.id = h.invoice_id where h.id = $1`,
    [id],
  )

type Waiting = { chargeId: number; cents: number; customer: string; invoice: string | null }

/** The last payment of an invoice, where its card holder is to confirm it. */
export const waitingCharge = (db: Db, invoiceId: number) =>
  db.maybe<Waiting>(
    `select h.id as "chargeId", h.amount_cents as cents, p.ref as customer, i.provider_ref as invoice
       from (select * from charges where invoice_id = $1 order by id desc limit 1) h
       join invoices i on i.id = h.invoice_id join payment_customers p on p.company_id = h.company_id
      where h.state = 'needs authentication'`,
    [invoiceId],
  )

/** What a company paid for its plans by card, and what is left of it. */
export const planPayments = (db: Db, companyId: number) =>
  db.rows<PlanPayment>(
    `select h.id as "chargeId", h.settled_at as at, h.amount_cents as "amountCents", ${LEFT} as "leftCents"
       from charges h join invoices i on i.id = h.invoice_id
      where h.company_id = $1 and h.state = 'succeeded' and i.provider_ref is not null order by h.id desc limit 500`,
    [companyId],
  )

/** What became a credit after a change to a smaller plan; what makes a credit good that was used too much is none. */
export const creditsOf = (db: Db, companyId: number) =>
  db.rows<Credit>(
    `select e.at, l.amount_cents as cents from ledger_lines l join ledger_entries e on e.id = l.entry_id
      where l.company_id = $1 and l.credit = 'company credit' and l.debit <> 'cash' order by e.id`,
    [companyId],
  )

type NewRefund = { companyId: number; charge: Refundable; amountCents: number; reason: string; now: Date }

export async function insertRefund(
  db: Db,
  { companyId, charge, amountCents, reason, now }: NewRefund,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(
    `insert into refunds (company_id, law_firm_id, charge_id, request_key, amount_cents, reason, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [companyId, charge.lawFirmId, charge.id, `refund:${charge.id}:${randomUUID()}`, amountCents, reason, now],
  )
  return id
}

export const reconciliations = (db: Db) =>
  db.rows<{ id: number; at: string; looked: number; repaired: string[]; failed: string[] }>(
    'select id, at, looked, repaired, failed from reconciliations order by id desc limit 30',
  )
