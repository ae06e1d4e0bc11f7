import { moveGuards } from '#case-file/moves/server/move-parts.ts'
import { Status } from '#case-types/status/statuses.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { orderOf } from './order-standing.ts'

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
