import { isUniqueViolation } from '#platform/database/violations.ts'
import { implement } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import { commonDetails } from '../contract.ts'
import { deleteDetail, getDetail, insertDetail, listAll, listByName, updateDetail } from './store.ts'

export const commonDetailsHandlers = implement(commonDetails, {
  list: async ({ db }, { commonName }) => ({ items: await listAll(db, commonName) }),

  byName: async ({ db }, { commonName }) => ({ items: await listByName(db, commonName) }),

  save: async ({ db, actor, now, audit, refuse }, { id, version, ...values }) => {
    const change = { at: now, by: actor.userId }
    const before = id === undefined ? undefined : await getDetail(db, id)
    try {
      const after = before
        ? await updateDetail(db, before.id, version, values, change)
        : await insertDetail(db, values, change)
      if (!after) throw stale(before)
      audit({ subject: `common-detail:${after.id}`, before, after })
      return after
    } catch (error) {
      if (isUniqueViolation(error)) refuse('VALUE_TAKEN', { fields: { value: 'is taken' } })
      throw error
    }
  },

  remove: async ({ db, audit }, { id }) => {
    const before = await getDetail(db, id)
    await deleteDetail(db, id)
    audit({ subject: `common-detail:${id}`, before })
    return {}
  },
})
