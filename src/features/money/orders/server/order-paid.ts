import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { Status } from '#case-types/statuses.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import { systemWithin } from '#platform/database/as-system.ts'

type Standing = { price: number | null; ordered: boolean; unpaid: string | null }

/**
 * A do-it-yourself case is one that was bought (decisions.md, glossary): it is filed once it was ordered and its order is
 * paid. Not asked of a type that costs nothing, nor of the provider's own company. Asked in scope system: the employee who
 * files does not see the invoices of the company.
 */
export const ordersArePaid = moveGuards(async ({ db }, { file, to }) => {
  if (file.mode !== 'DIY' || to !== Status.filed) return {}
  const { price, ordered, unpaid } = await systemWithin(db).one<Standing>(
    `select r.amount_cents as price, o.id is not null as ordered, case when i.state = 'open' then i.number end as unpaid
       from cases k join companies c on c.id = k.company_id
       left join order_prices r on r.case_type_id = k.type_id and c.code <> $2
       left join case_orders o on o.case_id = k.id left join invoices i on i.id = o.invoice_id
      where k.id = $1`,
    [file.id, PROVIDER_COMPANY],
  )
  if (unpaid) return { unpaidOrder: unpaid }
  return !ordered && (price ?? 0) > 0 ? { notOrdered: true } : {}
})
