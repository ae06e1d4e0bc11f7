import { isFirm } from '#case-file/cases/policy.ts'
import { authorOf, caseChanged, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { makeMove } from '#case-file/moves/server/make-move.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { reviewPoints } from '#case-types/types/contract-review.ts'
import { showDate } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { caseToRead } from '#preparation/filing-file/server/access.ts'
import { confirms, enters, nextStages, worksOn } from '../policy.ts'
import { reviewOperations } from '../review-contract.ts'
import type { ContractReview } from '../review-records.ts'
import { reviewDueOn } from './agreed-dates.ts'
import { memoOf } from './memo.ts'
import { proposalsFrom } from './read-contract.ts'
import {
  changeFinding,
  contractFiles,
  dropFinding,
  insertFinding,
  reviewOf,
  saveReview,
  setApproved,
  setDelivered,
} from './review-store.ts'

export const reviewHandlers = implement(reviewOperations, {
  ofCase: async (context, { id }) => shown(context, aReview(await caseToRead(context, id))),

  save: async (context, { id, version, asked }) => {
    const { db, now, refuse, audit } = context
    const row = await locked(context, id, enters)
    const before = await reviewOf(db, id)
    if (before.version !== version) refuse('STALE')
    await saveReview(db, row, asked, now)
    audit({ subject: `case:${id}`, before: before.asked, after: asked, companyId: row.companyId })
    return changed(context, row)
  },

  proposals: async (context, { id }) => {
    const row = aReview(await caseToRead(context, id))
    if (!worksOn(row, context.actor)) throw refused(row)
    return proposalsFrom(context.services, await contractFiles(context.db, id))
  },

  saveFinding: async (context, { id, position, finding }) => {
    const { db, now, refuse, audit } = context
    const row = await locked(context, id, worksOn)
    const { name: byName } = await authorOf(context)
    await saveReview(db, row, null, now)
    if (position === undefined) await insertFinding(db, id, { ...finding, byName }, now)
    else {
      const { findings } = await reviewOf(db, id)
      if (!findings.some((each) => each.position === position)) refuse('NO_FINDING')
      await changeFinding(db, id, position, { ...finding, byName }, now)
    }
    // The attorney said yes to what was found until now.
    await setApproved(db, id, null)
    audit({ subject: `case:${id}`, after: { clause: finding.clause, risk: finding.risk }, ...firmOrCompany(row) })
    return changed(context, row)
  },

  removeFinding: async (context, { id, position }) => {
    const { db, refuse, audit } = context
    const row = await locked(context, id, worksOn)
    const { findings } = await reviewOf(db, id)
    const gone = findings.find((each) => each.position === position) ?? refuse('NO_FINDING')
    await dropFinding(db, id, position)
    await setApproved(db, id, null)
    audit({ subject: `case:${id}`, before: { clause: gone.clause, risk: gone.risk }, ...firmOrCompany(row) })
    return changed(context, row)
  },

  approve: async (context, { id }) => {
    const { db, actor, now, refuse, audit } = context
    const row = await locked(context, id, worksOn)
    if (!confirms(actor)) refuse('ATTORNEY_APPROVES')
    if (!isToApprove(row)) refuse('NOT_ASKED')
    if ((await reviewOf(db, id)).findings.length === 0) refuse('NO_FINDINGS')
    if ((await memoOf(db, id)) === 'missing') refuse('NO_MEMO')
    const author = await authorOf(context)
    await setApproved(db, id, { name: author.name, now })
    await addEvent(db, id, { kind: 'review', text: 'The attorney approved the memo.', internal: true }, author)
    audit({ subject: `case:${id}`, after: { approved: 'memo' }, ...firmOrCompany(row) })
    return changed(context, row)
  },

  deliver: async (context, { id, on, to }) => {
    const { db, now, today, refuse, audit } = context
    const row = await locked(context, id, worksOn)
    if (on > today) refuse('NOT_YET', { fields: { on: 'This day has not come yet.' } })
    if (!isToApprove(row)) refuse('NOT_APPROVED')
    if ((await reviewOf(db, id)).findings.length === 0) refuse('NO_FINDINGS')
    const memo = await memoOf(db, id)
    if (memo !== 'approved') refuse(memo === 'missing' ? 'NO_MEMO' : 'NOT_APPROVED')
    await saveReview(db, row, null, now)
    await setDelivered(db, id, on, to)
    const text = `The review was delivered to ${to} on ${showDate(on)}.`
    await addEvent(db, id, { kind: 'review', text }, await authorOf(context))
    audit({ subject: `case:${id}`, after: { deliveredOn: on, to }, companyId: row.companyId })
    await makeMove(context, id, { stage: 'DELIVERED', data: { decidedOn: on } })
    return changed(context, row)
  },
})

const isToApprove = ({ stage }: CaseColumns) => stage === 'ATTY_APPROVAL' || stage === 'REVISION'

type Asking = Parameters<typeof caseToRead>[0]

async function locked(context: Asking, id: number, may: typeof worksOn): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = aReview(await requireCase(context.db, context.actor, id, 'for update'))
  if (!may(row, context.actor)) throw refused(row)
  return row
}

function aReview(row: CaseColumns): CaseColumns {
  if (row.typeId === CaseType.contractReview) return row
  throw new Refusal(409, 'NOT_A_REVIEW', reviewOperations.ofCase.refusals.NOT_A_REVIEW.message)
}

const refused = ({ status }: CaseColumns) =>
  isOpenCase(status)
    ? new Refusal(403, 'FORBIDDEN', 'The law firm reviews this contract.')
    : new Refusal(409, 'CLOSED', reviewOperations.save.refusals.CLOSED.message)

/** What the firm finds is its own until it is delivered. */
const firmOrCompany = ({ lawFirmId, companyId }: CaseColumns) => (lawFirmId === null ? { companyId } : { lawFirmId })

async function changed(context: Working, row: CaseColumns): Promise<ContractReview> {
  await refreshItems(context, row.id)
  caseChanged(context, row.id)
  return shown(context, await requireCase(context.db, context.actor, row.id))
}

async function shown({ db, actor }: { db: Db; actor: Actor }, row: CaseColumns): Promise<ContractReview> {
  const { findings, approvedAt: _at, approvedBy, ...review } = await reviewOf(db, row.id)
  const memo = isFirm(actor.roleId) ? { state: await memoOf(db, row.id), approvedBy } : null
  const readFindings = isFirm(actor.roleId) || (review.deliveredOn !== null && actor.scope === 'company')
  const approve = worksOn(row, actor) && confirms(actor) && isToApprove(row) && memo?.state === 'written'
  return {
    id: row.id,
    ...review,
    memo,
    dueOn: await reviewDueOn(db, row, review.asked),
    findings: readFindings ? findings : [],
    points: [...reviewPoints],
    stage: row.stage,
    next: nextStages(row, actor, ['DELIVERED']),
    may: { ask: enters(row, actor), review: worksOn(row, actor), approve, readFindings },
  }
}
