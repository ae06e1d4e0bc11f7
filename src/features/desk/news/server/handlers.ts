import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { implement } from '#platform/operation/context.ts'
import { news } from '../contract.ts'
import { deletePost, postById, postsFor, savePost } from './store.ts'

export const newsHandlers = implement(news, {
  list: async ({ db, actor, services, today }, { kind }) => {
    const write = await services.rights.may(actor.roleId, 'news:write')
    return { items: await postsFor(db, kind, write ? 'writer' : { roleId: actor.roleId, today }), may: { write } }
  },

  save: async (context, { id, version, ...said }) => {
    const { db, now, refuse, audit } = context
    if (said.untilOn !== null && said.untilOn < said.fromOn)
      refuse('ENDS_BEFORE', { fields: { untilOn: 'The day it begins, or later.' } })
    const before = id === undefined ? undefined : await postById(db, id)
    if (before && version !== undefined && version !== before.version) refuse('STALE')
    const { name: byName } = await authorOf(context)
    const after = await savePost(db, before?.id, { ...said, byName }, now)
    audit({ subject: `news:${after.id}`, before, after })
    return after
  },

  remove: async ({ db, audit }, { id }) => {
    const before = await postById(db, id)
    await deletePost(db, id)
    audit({ subject: `news:${id}`, before })
    return {}
  },
})
