import { mayOpen } from '#case-work/documents/server/opening.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Attachment } from '#platform/mail/letter.ts'
import type { Sending } from './handlers.ts'
import { documentsOfCase } from './store.ts'

const MOST_BYTES = 15 * 1024 * 1024

type Wanted = { caseId: number | undefined; files: readonly string[]; toFamily: boolean }

/**
 * The documents of a case that travel with a mail. What is kept from the family is not mailed to it either; what shows a
 * Social Security number leaves by mail as it is opened: with the right and a fresh password, and the mail is on record.
 */
export async function attachmentsOf(context: Sending, { caseId, files, toFamily }: Wanted): Promise<Attachment[]> {
  const { db, refuse } = context
  if (files.length === 0) return []
  if (caseId === undefined) return refuse('FILES_NEED_CASE')
  const keys = [...new Set(files.map((name) => name.toLowerCase().replace(/\.\w{1,5}$/, '')))]
  const found = await documentsOfCase(db, caseId, keys)
  if (found.length < keys.length) refuse('UNKNOWN_FILE')
  if (toFamily && found.some(({ employeeAccess }) => !employeeAccess)) refuse('FILE_NOT_FOR_FAMILY')
  for (const { documentId } of found) await mayOpen(context, documentId)
  if (found.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) refuse('FILES_TOO_LARGE')
  return found.map((file) => ({ name: file.name, contentType: file.contentType, place: filePlace(file) }))
}
