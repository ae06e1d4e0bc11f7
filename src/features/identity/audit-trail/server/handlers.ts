import { implement } from '#platform/operation/context.ts'
import { countedIn } from '#platform/operation/figures.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import { auditTrail } from '../contract.ts'
import { listEvents, whoActed } from './store.ts'
import { auditedOperations, wordsOf } from './words.ts'

export const auditTrailHandlers = implement(auditTrail, {
  list: async (context, { figure, ...filter }) => {
    const { db, actor, services } = context
    const own = ownTenant(actor)
    if (filter.companyId !== undefined && own && filter.companyId !== own.companyId) throw notFound('company')
    const page = await listEvents(db, {
      ...{ ...filter, ...own, zone: actor.zone },
      isCounted: await countedIn(context, 'auditTrail.list', figure),
    })
    const words = wordsOf(services)
    const ids = new Set(page.items.flatMap(({ userId }) => userId ?? []))
    const who = await whoActed(services.database.read({ kind: 'system' }), [...ids])
    const items = page.items.map((event) => ({
      ...event,
      words: words(event.operation),
      who: event.userId === null ? null : (who.get(event.userId) ?? null),
    }))
    return { ...page, items }
  },

  operations: async ({ services }) => ({ items: auditedOperations(services) }),
})

/** The tenant whose trail an actor reads, as an explicit range beside row-level security; null for the provider. */
function ownTenant(actor: Actor): { companyId?: number; lawFirmId?: number } | null {
  const companyId = companyInScope(actor)
  if (companyId !== null) return { companyId }
  return actor.scope === 'provider' ? null : { lawFirmId: actor.lawFirmId ?? 0 }
}
