import { Readable } from 'node:stream'
import { requireCase, requireRight } from '#case-file/cases/server/visible.ts'
import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Handler } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { keepDocuments } from '../contract.ts'
import type { Review } from '../records.ts'
import { type Archived, archiveName, archiveOf } from './archive.ts'
import { shown } from './document-view.ts'
import { hiddenFrom } from './family-papers.ts'
import { fileById, fileIdOf } from './files-store.ts'
import { isGuarded } from './opening.ts'
import { documentsOf } from './store.ts'

/** As the screens say it. */
const REVIEWED: Record<Review, string> = { Waiting: 'In review', Accepted: 'Approved', Rejected: 'Sent back' }
const COLUMNS = ['Document', 'About', 'For', 'Review', 'Sent on', 'Sent by']
const LEFT_OUT = 'Not in this archive: it shows a Social Security number. Download it by itself.'

/** Everything of a case in one file. What shows a Social Security number comes along only by the rules for such numbers. */
export const archive: Handler<(typeof keepDocuments)['archive']> = async (context, { caseId, all }) => {
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
