import { implement } from '#platform/operation/context.ts'
import { Chosen } from '../chosen.ts'
import { caseDrafts } from '../contract.ts'
import { changeDraft, deleteDraft, draftsOf, insertDraft } from './store.ts'

export const caseDraftsHandlers = implement(caseDrafts, {
  list: async ({ db, actor }) => ({
    // Older drafts may lack what is chosen today.
    items: (await draftsOf(db, actor.userId)).map((draft) => ({ ...draft, chosen: Chosen.parse(draft.chosen) })),
  }),

  begin: async ({ db, actor, now, audit }, { chosen }) => {
    const { id } = await insertDraft(db, actor.userId, chosen, now)
    audit({ subject: `caseDraft:${id}` })
    return { id }
  },

  keep: async ({ db, actor, now, audit }, { id, chosen }) => {
    await changeDraft(db, { id, userId: actor.userId }, chosen, now)
    audit({ subject: `caseDraft:${id}` })
    return { id }
  },

  discard: async ({ db, actor, audit }, { id }) => {
    await deleteDraft(db, { id, userId: actor.userId })
    audit({ subject: `caseDraft:${id}` })
    return { id }
  },
})
