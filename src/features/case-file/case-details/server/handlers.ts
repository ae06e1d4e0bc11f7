import { choosesOptions } from '#case-file/cases/policy.ts'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { authorOf, caseChanged } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { readRow, typeOf } from '#case-file/cases/server/rows.ts'
import { saveOptions } from '#case-file/cases/server/save-options.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { implement } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import { detailsOperations } from '../contract.ts'
import { readDetails } from './details.ts'

export const detailsHandlers = implement(detailsOperations, {
  get: async (context, { id }) => {
    await requireRight(context, 'case:read')
    return readDetails(context, id)
  },

  update: async (context, { id, version, ...chosen }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, services, now, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    if (!choosesOptions(file, actor)) refuse('NOT_YOURS')
    if (version !== undefined && version !== file.version) throw stale({ version: file.version })
    const type = typeOf(file.typeId)
    if (chosen.subType && !type.subTypes.some((each) => each.id === chosen.subType)) refuse('SUB_TYPE_UNKNOWN')
    const changed = await saveOptions(db, file, type, chosen, { at: now, by: actor.userId })
    await refreshPercent(db, id, { keyring: services.keyring, now })
    await refreshBallOf(context, id)
    caseChanged(context, id)
    if (changed) await addEvent(db, id, { kind: 'changed', text: changed }, await authorOf(context))
    audit({ subject: `case:${id}`, before: file.options, after: chosen, companyId: file.companyId })
    return readRow(context, id)
  },
})
