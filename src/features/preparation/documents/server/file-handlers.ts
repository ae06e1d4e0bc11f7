import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import type { Context, FileReply, Handler } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { keepDocuments } from '../contract.ts'
import { mayChange } from '../policy.ts'
import { addDocument, documentNow, keepVersion, received, tellWhenItExpires } from './add-document.ts'
import { requireShown } from './family-papers.ts'
import { fileById, fileIdOf, type Kind, type StoredFile, storedFile } from './files-store.ts'
import { dropReadings } from './keep-reading.ts'
import { isGuarded, mayOpen, requireOpening } from './opening.ts'
import { getDocument, insertFile, lockDocument, sentByFamily, setExpiry } from './store.ts'

export const file: Handler<(typeof keepDocuments)['file']> = (context, { caseId, id, number, as }) =>
  version(context, { caseId, id, number }, as)

export const thumbnail: Handler<(typeof keepDocuments)['thumbnail']> = (context, of) =>
  version(context, of, 'thumbnail')

type Of = { caseId: number; id: number; number?: number }

async function version(context: Context<(typeof keepDocuments)['thumbnail' | 'file']>, of: Of, kind: Kind) {
  await requireRight(context, 'case:read')
  const { db, actor, services } = context
  await requireCase(db, actor, of.caseId)
  await requireShown(db, actor, of.caseId, of.id)
  if (kind !== 'thumbnail') await requireOpening(context, of.id)
  // A list asks for every small picture by itself: where it would show a number there is none.
  else if (await isGuarded(context, of.id)) throw notFound('file')
  const found = await fileIdOf(db, of.caseId, of.id, of.number, kind)
  if (!found?.fileId) throw notFound('file')
  return reply(services, await fileById(services.database.read({ kind: 'system' }), found.fileId))
}

export const opening: Handler<(typeof keepDocuments)['opening']> = async (context, { caseId, id }) => {
  await requireRight(context, 'case:read')
  const { db, actor } = context
  await requireCase(db, actor, caseId)
  await getDocument(db, caseId, id)
  await requireShown(db, actor, caseId, id)
  await mayOpen(context, id)
  return { allowed: true }
}

export const getFile: Handler<(typeof keepDocuments)['getFile']> = async (context, { name }) => {
  await requireRight(context, 'case:read')
  const { db, actor, services } = context
  const found = await storedFile(db, actor, name)
  if (!found) throw notFound('file')
  if (found.documentId !== null) await requireOpening(context, found.documentId)
  else {
    // A form or package has the numbers in full, whichever address it is asked for at.
    await requireReveal(context)
    const { id, name: fileName, companyId } = found
    await recordRelease(context, { subject: `file:${id}`, what: `opened ${fileName}`, companyId })
  }
  return reply(services, found)
}

// Always to be saved, never shown by the browser itself: the preview draws the pages and pictures on its own.
const reply = async (services: Services, found: StoredFile): Promise<FileReply> => ({
  stream: await readFile(services, filePlace(found)),
  fileName: found.name,
  contentType: found.contentType,
})

type Upload = (typeof keepDocuments)['upload']
type AddVersion = (typeof keepDocuments)['addVersion']

export const upload: Handler<Upload> = async (context, input) => {
  await requireRight(context, 'case:edit')
  return addDocument(context, input)
}

export const addVersion: Handler<AddVersion> = async (context, { caseId, id, expiresOn, file: sent }) => {
  await requireRight(context, 'case:edit')
  const { db, actor, services } = context
  const file = await requireCase(db, actor, caseId)
  const before = await getDocument(db, caseId, id)
  await requireShown(db, actor, caseId, id)
  const byFamily = await sentByFamily(services.database.read({ kind: 'system' }), before.createdBy)
  if (!mayChange(file, actor, byFamily)) context.refuse('NOT_SENT_BY_YOU')
  const stored = await received(services, file, sent)
  return orForget(services, stored, () =>
    changing(context, keepDocuments.addVersion, async (change) => {
      await lockDocument(change.db, caseId, id)
      const author = await authorOf(change)
      const owner = { employeeAccess: before.employeeAccess, at: author.now, by: author.id }
      await dropReadings(change, id)
      await keepVersion(change, file.companyId, id, await insertFile(change.db, file, stored, owner))
      await refreshBall(change, file)
      if (expiresOn) await setExpiry(change.db, id, expiresOn)
      tellWhenItExpires(change, id, expiresOn)
      const text = before.employeeAccess
        ? `New version: ${before.documentType}.`
        : 'A new version of a document was added.'
      await addEvent(change.db, caseId, { kind: 'document', text, details: { documentId: id } }, author)
      change.audit({
        subject: `document:${id}`,
        after: { caseId, fileName: stored.name, replaces: before.versionNumber },
        companyId: file.companyId,
      })
      return documentNow(change, caseId, id)
    }),
  )
}
