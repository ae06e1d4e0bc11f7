import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import { auditTrail } from '../contract.ts'
import { listEvents } from './store.ts'

export const auditTrailHandlers = implement(auditTrail, {
  list: ({ db, actor }, filter) => {
    const own = ownTenant(actor)
    if (filter.companyId !== undefined && own && filter.companyId !== own.companyId) throw notFound('company')
    return listEvents(db, { ...filter, ...own })
  },
})

/** The tenant whose trail an actor reads, as an explicit range beside row-level security; null for the provider. */
function ownTenant(actor: Actor): { companyId?: number; lawFirmId?: number } | null {
  const companyId = companyInScope(actor)
  if (companyId !== null) return { companyId }
  return actor.scope === 'provider' ? null : { lawFirmId: actor.lawFirmId ?? 0 }
}
