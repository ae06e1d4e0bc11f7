import { Readable } from 'node:stream'
import { isEmployer } from '#case-file/cases/policy.ts'
import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { knownOf } from '#case-file/cases/server/known-store.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { readFile } from '#platform/files/receive.ts'
import { type Handler, implement } from '#platform/operation/context.ts'
import { notFound, stale } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { refuseIfHeld } from '#preparation/retention/server/held.ts'
import { documentTexts, keepDocuments } from '../contract.ts'
import { asksFrom, decidesOn, mayChange, mayRemove, waivesRequired } from '../policy.ts'
import type { Review } from '../records.ts'
import { openQuestionsOf } from '../rules.ts'
import { itemOf, tellWhenItExpires } from './add-document.ts'
import { type Archived, archiveName, archiveOf } from './archive.ts'
import { shown, shownOne } from './document-view.ts'
import { hiddenFrom, requireShown } from './family-papers.ts'
import { addVersion, file, getFile, opening, thumbnail, upload } from './file-handlers.ts'
import { fileById, fileIdOf } from './files-store.ts'
import { dropReadings } from './keep-reading.ts'
import { listDocuments } from './list.ts'
import { isGuarded } from './opening.ts'
import { readingHandlers } from './reading-handlers.ts'
import { requestHandlers } from './request-handlers.ts'
import { askedDocuments, optionsOf, shownRequests } from './request-store.ts'
import { review } from './review-handler.ts'
import {
  documentsOf,
  getDocument,
  lockDocument,
  namesAround,
  readingsOf,
  removeDocument,
  saveDocument,
  saveReview,
  sentByFamily,
  setEmployeeAccess,
  versionsOf,
} from './store.ts'
import { findInside, notSearched } from './text-store.ts'

/** As the screens say it. */
const REVIEWED: Record<Review, string> = { Waiting: 'In review', Accepted: 'Approved', Rejected: 'Sent back' }
const COLUMNS = ['Document', 'About', 'For', 'Review', 'Sent on', 'Sent by']
const LEFT_OUT = 'Not in this archive: it shows a Social Security number. Download it by itself.'

/** Everything of a case in one file. What shows a Social Security number comes along only by the rules for such numbers. */
const archive: Handler<(typeof keepDocuments)['archive']> = async (context, { caseId, all }) => {
  await requireRight(context, 'case:read')
  const { db, actor, services } = context
  const of = await requireCase(db, actor, caseId)
  const system = services.database.read({ kind: 'system' })
  const hidden = await hiddenFrom(db, actor, caseId)
  const seen = (await documentsOf(db, caseId)).filter(({ id }) => !hidden.has(id))
  const documents = await shown(system, seen)
  if (documents.length === 0) throw notFound('document')
  const guarded = new Set<number>()
  for (const { id } of documents) if (await isGuarded(context, id)) guarded.add(id)
  if (all && guarded.size > 0) await requireReveal(context)
  const files: Archived[] = []
  for (const [index, document] of documents.entries()) {
    const { id, documentType, description, personName, review, uploadedAt, uploadedByName, fileName } = document
    const found = await fileIdOf(db, caseId, id, undefined, 'sent')
    const stored = found?.fileId ? await fileById(system, found.fileId) : undefined
    const isLeftOut = !all && guarded.has(id)
    if (guarded.has(id) && !isLeftOut)
      await recordRelease(context, {
        ...{ subject: `document:${id}`, what: `opened ${documentType}`, companyId: of.companyId },
      })
    files.push({
      name: archiveName(index, documents.length, documentType, fileName),
      about: [documentType, description, personName, REVIEWED[review], uploadedAt, uploadedByName],
      ...(isLeftOut ? { leftOut: LEFT_OUT } : stored ? {} : { leftOut: 'The file is missing from the store.' }),
      open: () => (stored ? readFile(services, filePlace(stored)) : Promise.reject(notFound('file'))),
    })
  }
  return {
    stream: Readable.from(archiveOf(files, COLUMNS)),
    fileName: `Documents of ${of.number}.zip`,
    contentType: 'application/zip',
  }
}

type Kept = { itemId: string; documentType: string; formType: string; description: string; expiresOn: string | null }
const toldOf = ({ itemId, documentType, formType, description, expiresOn }: Kept): Kept => ({
  ...{ itemId, documentType, formType, description, expiresOn },
})
/** Another kind, another request, or until another day: what the acceptance was about. */
const isAnother = (before: Kept, after: Kept): boolean =>
  before.itemId !== after.itemId || before.documentType !== after.documentType || before.expiresOn !== after.expiresOn

const keepHandlers = implement(keepDocuments, {
  list: async (context, filter) => {
    await requireRight(context, 'case:read')
    const { db, actor, today, services } = context
    const page = await listDocuments(db, actor, filter, today)
    return { ...page, items: await shown(systemOf(services), page.items) }
  },

  asked: async (context, { personId }) => {
    await requireRight(context, 'case:read')
    return askedDocuments(context.db, context.actor, personId)
  },

  ofCase: async (context, { caseId }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services } = context
    const of = await requireCase(db, actor, caseId)
    const system = systemOf(services)
    const requests = await shownRequests(system, of)
    const around = await namesAround(system, caseId)
    const rights = await services.rights.of(actor.roleId)
    const isFamily = actor.scope === 'person'
    const hidden = await hiddenFrom(db, actor, caseId)
    const decides = rights.has('document:review') && decidesOn(of, actor)
    return {
      caseId,
      caseNumber: of.number,
      mode: of.mode,
      caseTypeName: typeOf(of.typeId).name,
      casePath: casePath(of),
      personId: of.personId,
      ...around,
      // What the employer and the law firm owe is not the family's business.
      requests: requests.filter(({ side, confidential }) =>
        isFamily ? side === 'employee' : !(confidential && isEmployer(actor.roleId)),
      ),
      questions: decides ? openQuestionsOf(typeOf(of.typeId), optionsOf(of), await knownOf(system, caseId)) : [],
      documents: await shown(
        system,
        (await documentsOf(db, caseId)).filter(({ id }) => !hidden.has(id)),
      ),
      versions: (await versionsOf(db, caseId)).filter(({ documentId }) => !hidden.has(documentId)),
      readings: (await readingsOf(db, caseId)).filter(({ documentId }) => !hidden.has(documentId)),
      may: {
        upload: isFamily || rights.has('case:edit'),
        review: decides,
        waiveRequired: decides && waivesRequired(of, actor),
        remind: !isFamily && rights.has('case:edit'),
        chooseAccess: !isFamily,
        ask: rights.has('document:review') ? asksFrom(of, actor) : 'nobody',
      },
    }
  },

  upload,
  addVersion,

  update: async (context, { caseId, id, version, ...given }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, refuse, audit } = context
    const of = await requireCase(db, actor, caseId)
    await lockDocument(db, caseId, id)
    await requireShown(db, actor, caseId, id)
    const before = await getDocument(db, caseId, id)
    if (!mayChange(of, actor, await sentByFamily(systemWithin(db), before.createdBy))) refuse('NOT_SENT_BY_YOU')
    if (given.itemId && given.itemId !== before.itemId && !(await itemOf(systemWithin(db), of, given.itemId)))
      refuse('ITEM_UNKNOWN')
    const expiresOn = given.expiresOn === undefined ? before.expiresOn : given.expiresOn || null
    const after = {
      itemId: given.itemId ?? before.itemId,
      documentType: given.documentType ?? before.documentType,
      formType: given.formType ?? before.formType,
      description: given.description ?? before.description,
      expiresOn,
    }
    // It was accepted as what it is: only who accepts says that it is something else, or it could be taken away by that.
    const isOther = isAnother(before, after) && !decidesOn(of, actor)
    if (isOther && before.review === 'Accepted') refuse('IN_USE')
    const saved = await saveDocument(db, id, after, version ?? before.version)
    if (saved === 0) throw stale(await shownOne(systemWithin(db), before))
    // What was sent back as one thing is looked at again as another.
    if (isOther && before.review !== 'Waiting') {
      await saveReview(db, id, 'Waiting', '', await authorOf(context))
      await refreshBall(context, of)
    }
    // The family does not decide what it sees.
    if (
      given.employeeAccess !== undefined &&
      given.employeeAccess !== before.employeeAccess &&
      actor.scope !== 'person'
    )
      await setEmployeeAccess(db, id, given.employeeAccess)
    if (expiresOn !== before.expiresOn) tellWhenItExpires(context, id, expiresOn)
    audit({ subject: `document:${id}`, before: toldOf(before), after: { caseId, ...given }, companyId: of.companyId })
    return shownOne(systemWithin(db), await getDocument(db, caseId, id))
  },

  review,

  remove: async (context, { caseId, id, reason }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, now, refuse, audit } = context
    const of = await requireCase(db, actor, caseId)
    await lockDocument(db, caseId, id)
    await requireShown(db, actor, caseId, id)
    const before = await getDocument(db, caseId, id)
    if (!mayRemove(of, before, actor)) refuse('NOT_YOURS')
    if (before.review === 'Accepted') refuse('IN_USE')
    await refuseIfHeld(db, { companyId: of.companyId, caseId })
    await dropReadings(context, id)
    await removeDocument(db, id, now)
    await refreshBall(context, of)
    const text = before.employeeAccess ? `Document taken away: ${before.documentType}.` : 'A document was taken away.'
    await addEvent(db, caseId, { kind: 'document', text, details: { documentId: id } }, await authorOf(context))
    audit({
      subject: `document:${id}`,
      before: { caseId, documentType: before.documentType },
      reason,
      companyId: of.companyId,
    })
    return { id }
  },

  file,
  archive,
  thumbnail,
  getFile,
  opening,
})

export const documentsHandlers = [...keepHandlers, ...requestHandlers, ...readingHandlers]

const systemOf = ({ database }: Services) => database.read({ kind: 'system' })

const MOST_FOUND = 50

export const documentTextsHandlers = implement(documentTexts, {
  find: async (context, { text, caseId }) => {
    await requireRight(context, 'case:read')
    const { db, actor } = context
    const [items, left] = await Promise.all([
      findInside(db, actor, { text, caseId, most: MOST_FOUND }),
      notSearched(db, actor, caseId),
    ])
    return { items, ...left }
  },
})
