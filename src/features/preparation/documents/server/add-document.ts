import type { Readable } from 'node:stream'
import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf, tell, type Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { fileExtension, plainFileName } from '#formats/file-name.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Db } from '#platform/database/database.ts'
import { type ReceivedFile, receiveUpload } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import type { Context, Handler, UploadedFile } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { keepDocuments } from '../contract.ts'
import { ACCEPTED_EXTENSIONS, MOST_DOCUMENT_BYTES } from '../policy.ts'
import type { Document, RequestedItem } from '../records.ts'
import { EXPIRY_NOTICE_DAYS, morningOf, titleOfFile } from '../rules.ts'
import { shownOne } from './document-view.ts'
import { storedFile } from './files-store.ts'
import { inspectUpload } from './inspect-apart.ts'
import { EXPIRY_JOB } from './jobs.ts'
import { prepareLater } from './prepare-later.ts'
import { requestsOf } from './request-store.ts'
import { getDocument, insertDocument, insertFile, insertVersion, setEmployeeAccess } from './store.ts'

type Upload = (typeof keepDocuments)['upload']
type Adding = Parameters<Handler<Upload>>[0]
type NewDocument = Parameters<Handler<Upload>>[1]

/** Adds a document: the file first, then everything about it in one transaction; a refusal leaves no file behind. */
export async function addDocument(context: Adding, input: NewDocument): Promise<Document> {
  const { db, actor, services } = context
  const file = await requireCase(db, actor, input.caseId)
  if (input.companyId !== undefined && input.companyId !== file.companyId) throw notFound()
  const item = await itemOf(services.database.read({ kind: 'system' }), file, input.itemId)
  if (input.itemId !== '' && !item) context.refuse('ITEM_UNKNOWN')
  const stored = input.file && (await received(services, file, input.file, input.fileName))
  return orForget(services, stored, () =>
    changing(context, keepDocuments.upload, async (change) => {
      const author = await authorOf(change)
      // What an employee sends, the family sees.
      const employeeAccess = actor.scope === 'person' || input.employeeAccess
      const { id: fileId, name } = stored
        ? {
            id: await insertFile(change.db, file, stored, { employeeAccess, at: author.now, by: author.id }),
            ...stored,
          }
        : await named(context, change, file, input.fileKey)
      const documentType =
        input.documentType || item?.name || titleOfFile(input.fileName || input.file?.fileName || name) || 'Document'
      const given = { ...input, employeeAccess, documentType }
      const { id } = await insertDocument(change.db, file.id, given, author)
      await keepVersion(change, file.companyId, id, fileId)
      if (!stored) await setEmployeeAccess(change.db, id, employeeAccess)
      await refreshBall(change, file)
      tellWhenItExpires(change, id, input.expiresOn)
      const text = employeeAccess
        ? `Uploaded “${documentType}”.`
        : 'Uploaded a document that the employee does not see.'
      await addEvent(change.db, file.id, { kind: 'document', text, details: { documentId: id } }, author)
      change.audit({
        subject: `document:${id}`,
        after: { caseId: file.id, documentType, fileName: name, employeeAccess, enableEmail: input.enableEmail },
        companyId: file.companyId,
      })
      if (input.enableEmail)
        await tell(change, file, `Case ${file.number}: ${author.name} added a document (${documentType}).`, {
          sides: employeeAccess ? undefined : ['employer', 'attorney', 'firm'],
        })
      return documentNow(change, file.id, id)
    }),
  )
}

export async function keepVersion(
  change: Working,
  companyId: number,
  documentId: number,
  fileId: number,
): Promise<void> {
  const versionId = await insertVersion(change.db, documentId, fileId, await authorOf(change))
  prepareLater(change, { versionId, companyId })
}

export function tellWhenItExpires({ enqueue, now }: Pick<Working, 'enqueue' | 'now'>, id: number, day: string | null) {
  const runAt = day === null ? undefined : morningOf(day, -EXPIRY_NOTICE_DAYS, now)
  if (runAt) enqueue(EXPIRY_JOB, { documentId: id, expiresOn: day }, { key: `document-expiry:${id}`, runAt })
}

export const documentNow = async ({ db }: Working, caseId: number, id: number): Promise<Document> =>
  shownOne(systemWithin(db), await getDocument(db, caseId, id))

export async function itemOf(system: Db, file: CaseColumns, itemId: string): Promise<RequestedItem | undefined> {
  if (itemId === '') return undefined
  const items = await requestsOf(system, file)
  return items.find((each) => each.itemId === itemId)
}

export async function received(
  services: Services,
  file: CaseColumns,
  sent: UploadedFile,
  name?: string,
): Promise<ReceivedFile> {
  const stored = await receiveUpload(services, {
    stream: sent.stream as Readable,
    fileName: sent.fileName,
    tenant: tenantOf(file.companyId, file.lawFirmId),
    maximumSize: MOST_DOCUMENT_BYTES,
    allowed: ACCEPTED_EXTENSIONS,
    inspect: inspectUpload,
  })
  // The record may give the file another name; what it is stays what was checked.
  const other = name === undefined ? '' : plainFileName(name)
  return other === '' ? stored : { ...stored, name: `${other}.${fileExtension(stored.name)}` }
}

/** A file that is stored already, such as a form that was just generated: of the same company, and in sight. */
async function named(
  { refuse }: Pick<Context<Upload>, 'refuse'>,
  { db, actor }: Working,
  file: CaseColumns,
  key: string | undefined,
): Promise<{ id: number; name: string }> {
  if (!key) return refuse('FILE_MISSING')
  const found = await storedFile(db, actor, key)
  if (!found || found.companyId !== file.companyId) throw notFound('file')
  return found
}
