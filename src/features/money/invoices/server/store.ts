import { dayIn, defaultZone } from '#formats/day.ts'
import { type BilledLine, invoiced, owedOf } from '#money/ledger/accounts.ts'
import { record } from '#money/ledger/server/store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { InvoiceLine, InvoiceRow, RefundRow } from '../records.ts'

export type Billed = { id: number; lawFirmId: number | null }
export type NewInvoice = {
  company: Billed
  title: string
  lines: readonly InvoiceLine[]
  now: Date
  by: number | null
  providerRef?: string
  caseId?: number
}

const sumOf = (lines: readonly InvoiceLine[], kind: InvoiceLine['kind']) =>
  lines.filter((line) => line.kind === kind).reduce((total, { amountCents }) => total + amountCents, 0)

/** What is asked for in the end. */
export const totalOf = (lines: readonly BilledLine[]): number =>
  owedOf(lines).reduce((total, { amountCents }) => total + amountCents, 0)

/**
 * Writes an invoice with the next number of its year and its entry in the books, in scope system. What the provider told
 * before answers the invoice that exists.
 */
export async function issueInvoice(
  tx: Transaction,
  given: NewInvoice,
): Promise<{ id: number; number: string; isNew: boolean }> {
  const { company, title, lines, now, by, providerRef = null, caseId = null } = given
  if (providerRef !== null) {
    await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 11))', [providerRef])
    const known = await tx.maybe<{ id: number; number: string }>(
      'select id, number from invoices where provider_ref = $1',
      [providerRef],
    )
    if (known) return { ...known, isNew: false }
  }
  const issuedOn = dayIn(defaultZone, now)
  const year = Number(issuedOn.slice(0, 4))
  const { last } = await tx.one<{ last: number }>(
    `insert into invoice_numbers (year, last) values ($1, 1)
     on conflict (year) do update set last = invoice_numbers.last + 1 returning last`,
    [year],
  )
  const number = `${year}-${String(last).padStart(4, '0')}`
  const { id } = await tx.one<{ id: number }>(
    `insert into invoices (company_id, law_firm_id, number, issued_on, title, service_cents, government_cents,
                           discount_cents, provider_ref, case_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      ...[company.id, company.lawFirmId, number, issuedOn, title],
      ...[sumOf(lines, 'service') - sumOf(lines, 'unused'), sumOf(lines, 'government'), sumOf(lines, 'discount')],
      ...[providerRef, caseId, now],
    ],
  )
  for (const [index, { words, kind, payer, amountCents }] of lines.entries())
    await tx.run(
      `insert into invoice_lines (company_id, law_firm_id, invoice_id, position, words, kind, payer, amount_cents)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [company.id, company.lawFirmId, id, index + 1, words, kind, payer, amountCents],
    )
  await record(tx, {
    ...{ companyId: company.id, lawFirmId: company.lawFirmId, source: `invoice:${id}`, at: now, by },
    memo: `Invoice ${number}`,
    lines: invoiced(lines),
  })
  return { id, number, isNew: true }
}

export const linesOf = (db: Db, invoiceId: number) =>
  db.rows<InvoiceLine>(
    `select words, kind, payer, amount_cents as "amountCents" from invoice_lines where invoice_id = $1 order by position`,
    [invoiceId],
  )

/** By the books: the entry of a payment is named after the provider's invoice or after our charge. */
const CREDIT_USED = `coalesce((select sum(l.amount_cents) from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.source = any (array['paid:' || i.provider_ref] || array(select 'charge:' || g.id from charges g where g.invoice_id = i.id))
      and l.debit = 'company credit'), 0)::bigint`

/** What was given back, or is on its way, with why. */
export const refundsOf = async (db: Db, invoiceId: number): Promise<RefundRow[]> => {
  const rows = await db.rows<Omit<RefundRow, 'askedOn'> & { askedAt: string }>(
    `select r.id, r.asked_at as "askedAt", r.amount_cents as "amountCents", r.reason, r.state
       from refunds r join charges h on h.id = r.charge_id where h.invoice_id = $1 order by r.id limit 200`,
    [invoiceId],
  )
  return rows.map(({ askedAt, ...row }) => ({ ...row, askedOn: dayIn(defaultZone, new Date(askedAt)) }))
}

const COLUMNS = `i.id, i.company_id as "companyId", c.name as "companyName", i.number, i.issued_on as "issuedOn", i.title,
  i.state, i.service_cents as "serviceCents", i.government_cents as "governmentCents", i.discount_cents as "discountCents",
  i.service_cents + i.government_cents - i.discount_cents as "totalCents", i.refunded_cents as "refundedCents",
  ${CREDIT_USED} as "creditCents",
  coalesce(h.state, 'none') as payment, coalesce(h.failure, '') as failure, coalesce(h.paid_with, '') as "paidWith"`
const JOINS = `left join companies c on c.id = i.company_id
  left join lateral (select state, failure, paid_with from charges h where h.invoice_id = i.id order by h.id desc limit 1) h on true`

export const invoiceById = (db: Db, id: number) =>
  db.one<InvoiceRow>(`select ${COLUMNS} from invoices i ${JOINS} where i.id = $1`, [id])

export const newestInvoices = (db: Db, companyId: number, limit: number) =>
  db.rows<InvoiceRow>(
    `select ${COLUMNS} from invoices i ${JOINS} where i.company_id = $1 order by i.id desc limit $2`,
    [companyId, limit],
  )

type Wanted = { companyId: number | null; state?: InvoiceRow['state']; search?: string; limit: number; after?: string }

export const invoicesPage = (db: Db, { companyId, state, search, limit, after }: Wanted) =>
  listed<InvoiceRow>(db, (bind) => ({
    ...{ columns: COLUMNS, from: 'invoices i', joins: JOINS },
    conditions: [
      ...(companyId === null ? [] : [`i.company_id = ${bind(companyId)}`]),
      ...(state ? [`i.state = ${bind(state)}`] : []),
      ...(search ? [`(i.number ilike ${bind(`%${search}%`)} or i.title ilike ${bind(`%${search}%`)})`] : []),
    ],
    ...{ key: ['i.id'], keyOf: ({ id }: InvoiceRow) => [id], descending: true, limit, after },
  }))

/** Who sends the bill, and the number the company wants on it. In scope system: a company does not read the provider. */
export const issuerFor = (system: Db, companyId: number) =>
  system.one<{ name: string; poNumber: string }>(
    `select coalesce(app.provider_name(), 'VisaCare') as name,
            coalesce((select po_number from payment_customers where company_id = $1), '') as "poNumber"`,
    [companyId],
  )

/** The year of a company's first invoice; undefined: it has none. */
export const firstYearOf = async (db: Db, companyId: number): Promise<number | undefined> =>
  (
    await db.maybe<{ year: number }>(
      'select extract(year from issued_on)::int as year from invoices where company_id = $1 order by id limit 1',
      [companyId],
    )
  )?.year
