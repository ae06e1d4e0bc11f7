import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { makeMove } from '#case-file/moves/server/make-move.ts'
import { noticeOf } from '#case-file/moves/told-words.ts'
import { Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { filesOfCase } from '#paperwork/editable-files/server/store.ts'
import type { Transaction } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { documentsIn } from '#preparation/documents/server/exhibits.ts'
import { isAwaited, isUnderWay } from '#preparation/filing-file/policy.ts'
import { caseToRead, refuseUnlessPreparing } from '#preparation/filing-file/server/access.ts'
import {
  insertResponse,
  markReceived,
  markSent,
  type ResponseRow,
  responseOf,
  saveResponse,
} from '#preparation/filing-file/server/response-store.ts'
import { responseOperations } from '../response-contract.ts'
import { BUILD_JOB } from './jobs.ts'
import { failPackage, insertPackage, packageById, packagesOf } from './package-store.ts'
import { currentResponse, responseState, versionsOfResponse } from './response-state.ts'
import { shownPackage } from './state.ts'
import { isOutdated } from './versions.ts'

type Changing = { db: Transaction; actor: Actor; services: Services; now: Date }

export const responseHandlers = implement(responseOperations, {
  state: async (context, { id }) => ({ response: await responseState(context, await caseToRead(context, id)) }),

  plan: async (context, { id, noticeDocumentId, letterFileId, exhibitIds }) => {
    const { db, audit, refuse } = context
    const row = await caseToAnswer(context, id)
    const documents = new Set((await documentsIn(db, row)).map(({ documentId }) => documentId))
    const named = [...(exhibitIds ?? []), ...(noticeDocumentId ? [noticeDocumentId] : [])]
    if (named.some((each) => !documents.has(each))) throw notFound('document')
    if (exhibitIds && new Set(exhibitIds).size !== exhibitIds.length) refuse('TWICE')
    if (letterFileId && !(await filesOfCase(db, id, undefined)).some((each) => each.id === letterFileId))
      throw notFound('file')
    const response = await toAnswer(context, row)
    const planned = {
      noticeDocumentId: noticeDocumentId === undefined ? response.noticeDocumentId : noticeDocumentId,
      letterFileId: letterFileId === undefined ? response.letterFileId : letterFileId,
      exhibits: exhibitIds ?? response.exhibits,
      dueOn: row.rfeDueOn,
    }
    await saveResponse(db, response.id, planned)
    audit({ subject: `case:${id}`, after: planned, companyId: row.companyId })
    return { response: await responseState(context, row) }
  },

  build: async (context, { id }) => {
    const { db, now, actor, refuse, enqueue, audit } = context
    const row = await caseToAnswer(context, id)
    const response = await toAnswer(context, row)
    if (response.noticeDocumentId === null || response.exhibits.length === 0) refuse('NOTHING_CHOSEN')
    const [last] = await packagesOf(db, id, 1, 'response')
    if (last && isUnderWay(last, now)) refuse('UNDER_WAY')
    if (last && isAwaited(last.status)) await failPackage(db, last.id, 'It was given up after an hour.')
    const { name } = await authorOf(context)
    const { id: packageId } = await insertPackage(db, id, { id: actor.userId, name, now }, response.id)
    // What is arranged afterwards belongs to the next one.
    const { noticeDocumentId, letterFileId, exhibits, version } = response
    const arranged = { noticeDocumentId, letterFileId, exhibits, version }
    enqueue(BUILD_JOB, { packageId, arranged }, { key: `package:${packageId}` })
    audit({
      subject: `package:${packageId}`,
      after: { caseId: id, response: response.notice },
      companyId: row.companyId,
    })
    return shownPackage(await packageById(db, id, packageId), {})
  },

  send: async (context, { id, packageId, sentOn, tracking, word }) => {
    const { db, today, refuse, audit } = context
    const row = await caseToAnswer(context, id)
    const found = await packageById(db, id, packageId, 'for update')
    const response = await toAnswer(context, row)
    if (sentOn > today) refuse('NOT_YET')
    if (tracking === '' && word === '') refuse('HOW_MISSING')
    if (found.responseId !== response.id) throw notFound('package')
    if (found.status !== 'Ready') refuse('NOT_READY')
    const letters = await filesOfCase(db, id, undefined)
    if (isOutdated(found, versionsOfResponse(response, letters))) refuse('PACKAGE_OUTDATED')
    if (found.missing.length > 0) refuse('NOT_COMPLETE', { details: { errors: found.missing } })
    const author = await authorOf(context)
    await markSent(db, response.id, { packageId, sentOn, tracking, word, byName: author.name })
    const proof = tracking || word
    const text = `The response to the notice was sent on ${showDate(sentOn)} (package ${found.number}, ${proof}). SHA-256 ${found.sha256}.`
    await addEvent(db, id, { kind: 'responseSent', text, details: { packageId } }, author)
    await makeMove(context, id, { to: Status.receipted, data: { respondedOn: sentOn } })
    audit({ subject: `package:${packageId}`, after: { sentOn, tracking, word }, companyId: row.companyId })
    return { response: await responseState(context, { ...row, status: Status.receipted }) }
  },

  receive: async (context, { id, receivedOn, word }) => {
    const { db, today, refuse, audit } = context
    const row = await caseToAnswer(context, id)
    const found = (await responseOf(db, id, 'for update')) ?? refuse('NOT_SENT')
    if (found.sentOn === null) return refuse('NOT_SENT')
    if (receivedOn > today) refuse('NOT_YET')
    if (receivedOn < found.sentOn) refuse('BEFORE_SENT')
    const author = await authorOf(context)
    await markReceived(db, found.id, { receivedOn, word, byName: author.name })
    const text = `The agency received the response on ${showDate(receivedOn)}: ${word}`
    await addEvent(db, id, { kind: 'responseReceived', text }, author)
    audit({ subject: `case:${id}`, after: { receivedOn, word }, companyId: row.companyId })
    return { response: await responseState(context, row) }
  },
})

async function caseToAnswer(context: Changing, id: number): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = await requireCase(context.db, context.actor, id, 'for update')
  refuseUnlessPreparing(row, context.actor)
  return row
}

/** The response to the open notice of a case, begun with the first change. */
async function toAnswer(context: Changing, row: CaseColumns): Promise<ResponseRow> {
  const { id } = row
  const { NO_NOTICE, ALREADY_SENT } = responseOperations.plan.refusals
  const { status, message } = (await responseOf(context.db, id))?.sentOn ? ALREADY_SENT : NO_NOTICE
  if (row.status !== Status.noticeOpen)
    throw new Refusal(status, message === NO_NOTICE.message ? 'NO_NOTICE' : 'ALREADY_SENT', message)
  const notice = { notice: noticeOf(row), noticeOn: row.rfeNoticeOn, dueOn: row.rfeDueOn }
  return (
    (await currentResponse(context.db, row, 'for update')) ??
    (await insertResponse(context.db, id, notice, context.now))
  )
}
