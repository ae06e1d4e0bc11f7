import { authorOf, caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import { type Done, eachCase } from '#case-file/cases/server/each-case.ts'
import {
  attorneyFor,
  client,
  openFor,
  requireCases,
  requireSwitchedOn,
  subjectOfCase,
} from '#case-file/cases/server/opening.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { nameOfStatus, typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { moveOperations } from '#case-file/moves/contract.ts'
import { assignAttorney } from '#case-file/moves/server/assigning.ts'
import { makeMove } from '#case-file/moves/server/make-move.ts'
import { casePath } from '#case-types/case-path.ts'
import { renewingSubType } from '#case-types/renewals.ts'
import type { Outcome } from '#case-types/status/stage.ts'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { bulkOperations } from '../bulk-contract.ts'
import { takeOver } from './renewing.ts'

export const bulkHandlers = implement(bulkOperations, {
  bulkAssign: async (context, { ids, attorneyId }) => {
    await requireCases(context.db, context.actor, ids)
    return eachCase(ids, async (id) => {
      const refused = await assignAttorney(context, id, attorneyId)
      if (refused) throw new Refusal(409, refused, moveOperations.assign.refusals[refused].message)
      return attorneyId === undefined ? 'nobody assigned' : 'assigned'
    })
  },

  bulkMove: async (context, { ids, to, outcome, ...data }) => {
    if (context.actor.scope === 'person') context.refuse('NOT_YOURS')
    await requireRight(context, 'case:read')
    await requireCases(context.db, context.actor, ids)
    return eachCase(ids, async (id) => {
      const { typeId } = await makeMove(context, id, { to, outcome: outcome as Outcome | undefined, data })
      return nameOfStatus({ typeId, status: to, stage: '', outcome: outcome ?? null })
    })
  },

  bulkOpenRenewals: async (context, { ids }) => {
    await requireCases(context.db, context.actor, ids)
    return eachCase(ids, (id) => openRenewal(context, id))
  },
})

/** A new case of the same type for the same person, before the validity of the old one ends. */
async function openRenewal(context: Working, id: number): Promise<Done> {
  const { db, actor, audit } = context
  const file = await requireCase(db, actor, id, 'for update')
  if (file.outcome !== 'Approved') throw new Refusal(409, 'NOT_APPROVED', 'Only an approved case is renewed.')
  if (file.renewalNumber) throw new Refusal(409, 'ALREADY_RENEWED', `Case ${file.renewalNumber} renews it already.`)
  const of = await client(db, actor, file.companyId)
  const type = typeOf(file.typeId)
  await requireSwitchedOn(db, type)
  if (!type.withoutPayment && waitsForPayment(of))
    throw new Refusal(409, 'PAYMENT_METHOD_MISSING', 'Please Add Payment Method before creating New Employee/Case.')
  const attorneyId = file.mode === 'LEGAL' ? await attorneyFor(db, of, actor, undefined) : null
  const subType = renewingSubType(type, file.subType)
  if (subType === null)
    throw new Refusal(409, 'NOT_RENEWABLE', 'No renewal of this card: ask your attorney which status comes next.')
  const opened = await openFor(
    db,
    actor,
    {
      type,
      mode: file.mode,
      client: of,
      attorneyId: attorneyId === 'notAssigned' ? null : (attorneyId ?? file.attorneyId),
      subject: await subjectOfCase(db, file),
      dependents: [],
      options: { ...(subType && { subType }), channel: 'paper' },
      renewalOfCaseId: id,
    },
    await authorOf(context),
  )
  await takeOver(context, id, opened)
  caseChanged(context, opened.id)
  audit({ subject: `case:${opened.id}`, after: { renews: file.number }, companyId: file.companyId })
  return {
    says: `Case ${opened.number} opened`,
    opened: { ...opened, path: casePath({ typeId: file.typeId, id: opened.id }) },
  }
}
