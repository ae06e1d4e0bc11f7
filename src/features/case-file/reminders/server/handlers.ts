import { eachCase } from '#case-file/cases/server/each-case.ts'
import { requireCases } from '#case-file/cases/server/opening.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { implement } from '#platform/operation/context.ts'
import { reminderOperations } from '../contract.ts'
import { remind, remindableIn, textOf } from './reminding.ts'

export const reminderHandlers = implement(reminderOperations, {
  remindable: async (context, { ids, only }) => {
    const { db, actor, services } = context
    await requireCases(db, actor, ids)
    const system = services.database.read({ kind: 'system' })
    const cases = []
    for (const id of new Set(ids)) {
      const file = await requireCase(db, actor, id)
      const people = await remindableIn(context, system, file, only)
      const told = people.map((each) => ({ ...each, text: textOf(file, each.items, '') }))
      cases.push({ id, number: file.number, personName: file.personName, people: told })
    }
    return { cases }
  },

  bulkRemind: async (context, { ids, ...wanted }) => {
    await requireCases(context.db, context.actor, ids)
    return eachCase(ids, (id) => remind(context, systemWithin(context.db), id, wanted))
  },
})
