import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { Status } from '#case-types/statuses.ts'
import { systemWithin } from '#platform/database/as-system.ts'

/**
 * A do-it-yourself case that was ordered is filed once its order is paid. Asked in scope system: the employee who files
 * does not see the invoices of the company.
 */
export const ordersArePaid = moveGuards(async ({ db }, { file, to }) => {
  if (file.mode !== 'DIY' || to !== Status.filed) return {}
  const open = await systemWithin(db).maybe<{ number: string }>(
    `select i.number from case_orders o join invoices i on i.id = o.invoice_id where o.case_id = $1 and i.state = 'open'`,
    [file.id],
  )
  return open ? { unpaidOrder: open.number } : {}
})
