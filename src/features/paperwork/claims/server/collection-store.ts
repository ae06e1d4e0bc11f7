import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Debtor, Demand, Installment, Invoice, Payment, Rate, Terms } from '../collection-records.ts'

export type Matter = {
  version: number
  debtor: Debtor
  terms: Terms
  rates: Rate[]
  planFromCents: number | null
  invoices: Invoice[]
  payments: Payment[]
  installments: Installment[]
  demands: Demand[]
}

const NO_DEBTOR: Debtor = { name: '', contact: '', address: '', email: '', phone: '' }
const USUAL: Terms = { contract: '', governingLaw: '', payDays: 10, limitationOn: null, limitationRule: '' }

/** Everything of a matter, in one statement; what nobody entered yet is empty. */
export async function matterOf(db: Db, caseId: number): Promise<Matter> {
  const { debtor, terms, ...found } = await db.one<Matter>(
    `select coalesce(m.version, 0) as version, coalesce(m.debtor, '{}') as debtor, coalesce(m.terms, '{}') as terms,
            coalesce(m.rates, '[]') as rates, m.plan_from_cents as "planFromCents",
            ${listOf('collection_invoices', 'due_on, number', {
              ...{ number: 'number', issuedOn: 'issued_on', dueOn: 'due_on' },
              ...{ amountCents: 'amount_cents', paidCents: 'paid_cents' },
            })} as invoices,
            ${listOf('collection_payments', 'paid_on, position', {
              ...{ position: 'position', on: 'paid_on', amountCents: 'amount_cents', interestCents: 'interest_cents' },
              ...{ how: 'how', reference: 'reference', byName: 'by_name', takenBack: 'taken_back' },
            })} as payments,
            ${listOf('collection_instalments', 'due_on', { dueOn: 'due_on', amountCents: 'amount_cents' })} as installments,
            ${listOf('collection_demands', 'id', {
              ...{ on: 'sent_on', way: 'way', to: 'sent_to', tracking: 'tracking' },
              ...{ amountCents: 'amount_cents', payBy: 'pay_by', byName: 'by_name' },
            })} as demands
       from (select $1::bigint as id) k left join collection_matters m on m.case_id = k.id`,
    [caseId],
  )
  return { ...found, debtor: { ...NO_DEBTOR, ...debtor }, terms: { ...USUAL, ...terms } }
}

const listOf = (table: string, order: string, columns: Readonly<Record<string, string>>): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${Object.entries(columns)
    .map(([name, column]) => `'${name}', t.${column}`)
    .join(', ')}) order by ${order
    .split(', ')
    .map((column) => `t.${column}`)
    .join(', ')}), '[]') from ${table} t where t.case_id = k.id)`

type Saved = Pick<Matter, 'debtor' | 'terms' | 'rates'>

/** The row of a matter, made when first needed. */
export async function saveMatter(tx: Transaction, { id }: Pick<CaseColumns, 'id'>, saved: Partial<Saved>, now: Date) {
  await tx.run(
    `insert into collection_matters as m (case_id, company_id, law_firm_id, debtor, terms, rates, updated_at)
     select id, company_id, law_firm_id, coalesce($2::jsonb, '{}'), coalesce($3::jsonb, '{}'), coalesce($4::jsonb, '[]'), $5
       from cases where id = $1
     on conflict (case_id) do update set debtor = coalesce($2::jsonb, m.debtor), terms = coalesce($3::jsonb, m.terms),
       rates = coalesce($4::jsonb, m.rates), version = m.version + 1, updated_at = $5`,
    [id, asJson(saved.debtor), asJson(saved.terms), asJson(saved.rates), now],
  )
}
const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export const saveInvoice = async (tx: Transaction, caseId: number, was: string | undefined, invoice: Invoice) => {
  const { number, issuedOn, dueOn, amountCents, paidCents } = invoice
  const values = [caseId, number, issuedOn, dueOn, amountCents, paidCents]
  if (was === undefined)
    return tx.run(
      `insert into collection_invoices (company_id, law_firm_id, case_id, number, issued_on, due_on, amount_cents, paid_cents)
       select company_id, law_firm_id, id, $2, $3, $4, $5, $6 from cases where id = $1`,
      values,
    )
  return tx.run(
    `update collection_invoices set number = $2, issued_on = $3, due_on = $4, amount_cents = $5, paid_cents = $6
      where case_id = $1 and number = $7`,
    [...values, was],
  )
}

export const dropInvoice = (tx: Transaction, caseId: number, number: string) =>
  tx.run('delete from collection_invoices where case_id = $1 and number = $2', [caseId, number])

type NewPayment = Omit<Payment, 'position' | 'takenBack'>

export const insertPayment = (tx: Transaction, caseId: number, payment: NewPayment, now: Date) =>
  tx.run(
    `insert into collection_payments (company_id, law_firm_id, case_id, position, paid_on, amount_cents, interest_cents, how,
       reference, by_name, created_at)
     select company_id, law_firm_id, id,
            (select coalesce(max(position), 0) + 1 from collection_payments where case_id = $1), $2, $3, $4, $5, $6, $7, $8
       from cases where id = $1`,
    [
      ...[caseId, payment.on, payment.amountCents, payment.interestCents],
      ...[payment.how, payment.reference, payment.byName, now],
    ],
  )

export const takePaymentBack = (tx: Transaction, caseId: number, position: number, reason: string) =>
  tx.run('update collection_payments set taken_back = $3 where case_id = $1 and position = $2', [
    caseId,
    position,
    reason,
  ])

export async function replacePlan(
  tx: Transaction,
  caseId: number,
  installments: readonly Installment[],
  fromCents: number | null,
): Promise<void> {
  await tx.run('delete from collection_instalments where case_id = $1', [caseId])
  await tx.run(
    `insert into collection_instalments (company_id, law_firm_id, case_id, due_on, amount_cents)
     select k.company_id, k.law_firm_id, k.id, g."dueOn", g."amountCents"
       from cases k, jsonb_to_recordset($2::jsonb) as g ("dueOn" date, "amountCents" bigint) where k.id = $1`,
    [caseId, JSON.stringify(installments)],
  )
  await tx.run('update collection_matters set plan_from_cents = $2 where case_id = $1', [caseId, fromCents])
}

export const insertDemand = (tx: Transaction, caseId: number, demand: Demand, now: Date) =>
  tx.run(
    `insert into collection_demands (company_id, law_firm_id, case_id, sent_on, way, sent_to, tracking, amount_cents, pay_by,
       by_name, created_at)
     select company_id, law_firm_id, id, $2, $3, $4, $5, $6, $7, $8, $9 from cases where id = $1`,
    [
      ...[caseId, demand.on, demand.way, demand.to, demand.tracking],
      ...[demand.amountCents, demand.payBy, demand.byName, now],
    ],
  )
