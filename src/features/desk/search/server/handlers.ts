import { implement } from '#platform/operation/context.ts'
import { search } from '../contract.ts'
import { inOrder, rightFor } from '../rules.ts'
import { find } from './store.ts'

export const searchHandlers = implement(search, {
  find: async ({ db, actor, services }, { text, limit }) => {
    const found = await find(db, actor, text, limit)
    const rights = await services.rights.of(actor.roleId)
    const own = actor.scope === 'person'
    return { items: inOrder(found.filter(({ kind }) => own || rights.has(rightFor[kind] ?? ''))) }
  },
})
