import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import { systemWithin } from '#platform/database/as-system.ts'
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

/**
 * A do-it-yourself case waits for its company until it is ordered and paid: it cannot be filed before. It is the company's
 * whoever owns the case, since only the company pays. While a payment is under way nobody has anything to do.
 */
export const orderOpen = openItems(async (system, { file }) => {
  if (file.mode !== 'DIY' || !isBeforeFiling(file.status)) return []
  const standing = await orderStanding(system, file.id)
  if (standing !== 'not ordered' && standing !== 'not paid') return []
  const words =
    standing === 'not ordered'
      ? { title: 'Order this case', verb: 'Order' }
      : { title: 'Pay the order of this case', verb: 'Pay' }
  const link = `/visaCareStripePaymentMethod/${file.companyId}`
  return [{ key: 'order', kind: 'task', side: 'employer', link, ...words, ofCompany: true, beside: true }]
})

/**
 * A do-it-yourself case is one that was bought (decisions.md, glossary): it is filed once it was ordered and its order is
 * paid. Not asked of a type that costs nothing, nor of the provider's own company.
 */
export const ordersArePaid = moveGuards(async ({ db }, { file, to }) => {
  if (file.mode !== 'DIY' || to !== Status.filed) return {}
  const { price, ordered, unpaid } = await orderOf(systemWithin(db), file.id)
  if (unpaid) return { unpaidOrder: unpaid }
  return !ordered && (price ?? 0) > 0 ? { notOrdered: true } : {}
})
