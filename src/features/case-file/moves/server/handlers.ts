import { moveOfEvent, undoUntil } from '#case-file/cases/rules.ts'
import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf, caseChanged, tell } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { attorneyFor, attorneysOf, lawFirmName, readClient } from '#case-file/cases/server/opening.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { addRemark } from '#case-file/cases/server/remarks-store.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { readRow, typeOf } from '#case-file/cases/server/rows.ts'
import { syncForms } from '#case-file/cases/server/save-options.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { keepRenewal } from '#case-file/cases/server/what-it-renews.ts'
import { dropRaisedTasks } from '#case-file/cases/server/work-store.ts'
import type { Outcome } from '#case-types/status/stage.ts'
import { firstStageOf } from '#case-types/status/stage-moves.ts'
import { statusAsLegal } from '#case-types/status/status.ts'
import { Status } from '#case-types/status/statuses.ts'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { implement } from '#platform/operation/context.ts'
import { moveOperations } from '../contract.ts'
import { approvedPeople } from './approval.ts'
import { assignAttorney, hasGeneratedForms, makeLegal, noteHelpAsked } from './assigning.ts'
import { makeMove } from './make-move.ts'
import { afterMove } from './move-parts.ts'
import { type Columns, lastMove, markUndone, writeMoved } from './moves-store.ts'
import { forgetApproved } from './person-record.ts'

export const moveHandlers = implement(moveOperations, {
  move: async (context, { id, to, stage, outcome, ...data }) => {
    await requireRight(context, 'case:read')
    await makeMove(context, id, { to, stage, outcome: outcome as Outcome | undefined, data })
    return readRow(context, id)
  },

  record: async (context, { id, event, ...data }) => {
    await requireRight(context, 'case:read')
    const { to, outcome, stages } = moveOfEvent(event)
    await makeMove(context, id, { to, outcome, stages, kind: event, data })
    return readRow(context, id)
  },

  undoMove: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, now, services, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    const last = await lastMove(db, id)
    if (!last || !undoUntil(last, actor, now)) return refuse('CANNOT_UNDO')
    await writeMoved(db, id, last.before as Columns, { at: now, by: actor.userId })
    await markUndone(db, last.id, now)
    if (file.outcome === 'Approved' && last.before.outcome !== 'Approved') {
      const people = await db.within({ kind: 'system' }, () => approvedPeople(db, file, typeOf(file.typeId)))
      await forgetApproved(context, people, last)
    }
    for (const follow of afterMove.of(services))
      await follow(context, {
        ...{ caseId: id, from: file.status, to: Number(last.before.status) },
        outcome: last.before.outcome === null ? null : String(last.before.outcome),
      })
    if (file.renewalOfCaseId !== null && file.outcome === 'Withdrawn')
      await keepRenewal(db, file.renewalOfCaseId, file.number)
    await dropRaisedTasks(db, id, last.at)
    await refreshItems(context, id)
    if (file.renewalOfCaseId !== null) await refreshItems(context, file.renewalOfCaseId)
    await addEvent(db, id, { kind: 'undone', text: 'Took the last step back.' }, await authorOf(context))
    caseChanged(context, id)
    const before = { status: file.status, stage: file.stage }
    audit({ subject: `case:${id}`, before, after: { status: last.before.status }, companyId: file.companyId })
    return readRow(context, id)
  },

  attorneys: async (context, { companyId }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services } = context
    const system = services.database.read({ kind: 'system' })
    const of = await readClient(db, system, actor, companyId)
    return {
      lawFirmName: await lawFirmName(system, of.lawFirmId),
      diyAccess: of.diyAccess === 'Y',
      paymentMissing: waitsForPayment(of),
      items: await attorneysOf(system, of),
    }
  },

  assign: async (context, { id, attorneyId }) => {
    const refused = await assignAttorney(context, id, attorneyId)
    if (refused) context.refuse(refused)
    return readRow(context, id)
  },

  askForHelp: async (context, { id, message }) => {
    await requireRight(context, 'case:read')
    const { db, actor, now, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    if (file.mode !== 'DIY') refuse('NOT_DIY')
    await noteHelpAsked(db, id, { at: now, by: actor.userId })
    const author = await authorOf(context)
    await addEvent(db, id, { kind: 'help', text: 'Asked an attorney for help.' }, author)
    if (message) await addRemark(db, id, { kind: 'message', internal: false, text: message }, author)
    audit({ subject: `case:${id}`, after: { helpRequested: true }, companyId: file.companyId })
    const asking = { ...file, helpRequestedAt: now.toISOString() }
    await tell(context, asking, `Case ${file.number} asks an attorney for help.`, { sides: ['firm', 'attorney'] })
    return readRow(context, id)
  },

  becomeLegal: async (context, { id, attorneyId: named }) => {
    const { db, actor, now, services, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    if (file.mode !== 'DIY') refuse('NOT_DIY')
    if (file.lawFirmId === null) refuse('NO_LAW_FIRM')
    const attorneyId = await attorneyFor(db, { id: file.companyId, lawFirmId: file.lawFirmId }, actor, named)
    if (attorneyId === 'notAssigned') return refuse('ATTORNEY_NOT_ASSIGNED')
    const type = typeOf(file.typeId)
    const generated = await hasGeneratedForms(db, id)
    const status = statusAsLegal(file.status as Status, generated || file.status >= Status.generated)
    const stage = status === file.status ? file.stage : (firstStageOf(type, status)?.id ?? file.stage)
    await makeLegal(db, id, { attorneyId, status, stage }, { at: now, by: actor.userId })
    // Whoever represents the client files a Form G-28, and answers what it asks.
    await syncForms(db, file, type, { ...(file.options as object), mode: 'LEGAL' }, now)
    await refreshPercent(db, id, { keyring: services.keyring, now })
    await refreshBall(context, { ...file, mode: 'LEGAL', status, stage })
    await addEvent(
      db,
      id,
      { kind: 'legal', text: 'Took the case over: an attorney works on it from now on.' },
      await authorOf(context),
    )
    audit({
      subject: `case:${id}`,
      before: { mode: 'DIY', status: file.status },
      after: { mode: 'LEGAL', status },
      companyId: file.companyId,
    })
    caseChanged(context, id)
    await tell(context, { ...file, attorneyId, mode: 'LEGAL' }, `An attorney works on case ${file.number} from now on.`)
    return readRow(context, id)
  },
})
