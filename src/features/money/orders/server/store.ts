import { caseTypeById } from '#case-types/all.ts'
import { sqlIsUndecided } from '#case-types/status/statuses.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import { percentOf } from '#money/ledger/money.ts'
import { discountOn } from '#money/plans/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Orderable, OrderRow } from '../contract.ts'

type Named = { typeId: number }
type Stored = Omit<OrderRow, 'caseType'> & Named
const named = <T extends Named>({ typeId, ...row }: T) => ({ ...row, caseType: caseTypeById(typeId)?.name ?? '' })

const ORDERS = `select o.id, o.case_id as "caseId", k.number as "caseNumber", k.type_id as "typeId",
    coalesce(app.full_name(p.first_name, p.last_name), '') as "personName", o.invoice_id as "invoiceId",
    i.number as "invoiceNumber", i.service_cents + i.government_cents - i.discount_cents as "totalCents",
    i.refunded_cents as "refundedCents", coalesce(h.state, 'none') as payment, coalesce(h.failure, '') as failure, o.ordered_at as "orderedAt"
  from case_orders o join cases k on k.id = o.case_id join invoices i on i.id = o.invoice_id
  left join people p on p.id = k.person_id
  left join lateral (select state, failure from charges h where h.invoice_id = i.id order by h.id desc limit 1) h on true`

export const ordersOfCompany = async (db: Db, companyId: number): Promise<OrderRow[]> =>
  (await db.rows<Stored>(`${ORDERS} where o.company_id = $1 order by o.id desc limit 200`, [companyId])).map(named)

export const ordersOfSubscription = async (db: Db, subscriptionId: number): Promise<OrderRow[]> =>
  (
    await db.rows<Stored>(
      `${ORDERS} join company_subscriptions s on s.company_id = o.company_id where s.id = $1 order by o.id desc limit 200`,
      [subscriptionId],
    )
  ).map(named)

export const orderOfCase = async (db: Db, caseId: number): Promise<OrderRow | undefined> => {
  const row = await db.maybe<Stored>(`${ORDERS} where o.case_id = $1`, [caseId])
  return row && named(row)
}

type Unpaid = Named & { caseId: number; caseNumber: string; personName: string; serviceCents: number }

/** The provider's own company orders nothing from itself. */
export async function toOrderOf(db: Db, companyId: number, today: string): Promise<Orderable[]> {
  const [rows, { percent }] = await Promise.all([
    db.rows<Unpaid>(
      `select k.id as "caseId", k.number as "caseNumber", k.type_id as "typeId", r.amount_cents as "serviceCents",
              coalesce(app.full_name(p.first_name, p.last_name), '') as "personName"
         from cases k join companies c on c.id = k.company_id and c.code <> $2
         join order_prices r on r.case_type_id = k.type_id left join people p on p.id = k.person_id
        where k.company_id = $1 and k.mode = 'DIY' and ${sqlIsUndecided('k')} and r.amount_cents > 0
          and not exists (select from case_orders o where o.case_id = k.id)
        order by k.id desc limit 100`,
      [companyId, PROVIDER_COMPANY],
    ),
    discountOn(db, companyId, today),
  ])
  return rows.map((row) => {
    const discountCents = percentOf(row.serviceCents, percent)
    return named({ ...row, discountCents, totalCents: row.serviceCents - discountCents })
  })
}

export const orderPrice = (db: Db, typeId: number) =>
  db.maybe<{ amountCents: number }>('select amount_cents as "amountCents" from order_prices where case_type_id = $1', [
    typeId,
  ])

type NewOrder = {
  company: { id: number; lawFirmId: number | null }
  caseId: number
  invoiceId: number
  now: Date
  by: number
}

/** Under the plan that the company has at that moment. */
export const insertOrder = (db: Db, { company, caseId, invoiceId, now, by }: NewOrder) =>
  db.run(
    `insert into case_orders (company_id, law_firm_id, case_id, invoice_id, plan_id, ordered_at, ordered_by)
     values ($1, $2, $3, $4, (select plan_id from company_subscriptions where company_id = $1), $5, $6)`,
    [company.id, company.lawFirmId, caseId, invoiceId, now, by],
  )
