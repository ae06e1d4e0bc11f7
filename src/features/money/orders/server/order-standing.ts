import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import type { Db } from '#platform/database/database.ts'

type Row = { price: number | null; ordered: boolean; unpaid: string | null; payment: string | null }

/** In scope system: the employee who files does not see the invoices of the company. */
export const orderOf = (system: Db, caseId: number) =>
  system.one<Row>(
    `select r.amount_cents as price, o.id is not null as ordered, case when i.state = 'open' then i.number end as unpaid,
            h.state as payment
       from cases k join companies c on c.id = k.company_id
       left join order_prices r on r.case_type_id = k.type_id and c.code <> $2
       left join case_orders o on o.case_id = k.id left join invoices i on i.id = o.invoice_id
       left join lateral (select state from charges h where h.invoice_id = i.id order by h.id desc limit 1) h on true
      where k.id = $1`,
    [caseId, PROVIDER_COMPANY],
  )

/** Not asked of a type that costs nothing, nor of the provider's own company. */
export async function orderStanding(
  system: Db,
  caseId: number,
): Promise<'free' | 'not ordered' | 'under way' | 'not paid' | 'paid'> {
  const { price, ordered, unpaid, payment } = await orderOf(system, caseId)
  if (!ordered) return (price ?? 0) > 0 ? 'not ordered' : 'free'
  if (!unpaid) return 'paid'
  return payment === 'asked' ? 'under way' : 'not paid'
}
