import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Attachment } from '#platform/mail/letter.ts'
import type { Sending } from './handlers.ts'
import { documentsOfCase } from './store.ts'

const MOST_BYTES = 15 * 1024 * 1024

type Wanted = { caseId: number | undefined; files: readonly string[]; toFamily: boolean }

/** The documents of a case that travel with a mail. What is kept from the family is not mailed to it either. */
export async function attachmentsOf(
  { db, refuse }: Pick<Sending, 'db' | 'refuse'>,
  { caseId, files, toFamily }: Wanted,
): Promise<Attachment[]> {
  if (files.length === 0) return []
  if (caseId === undefined) return refuse('FILES_NEED_CASE')
  const keys = [...new Set(files.map((name) => name.toLowerCase().replace(/\.\w{1,5}$/, '')))]
  const found = await documentsOfCase(db, caseId, keys)
  if (found.length < keys.length) refuse('UNKNOWN_FILE')
  if (toFamily && found.some(({ employeeAccess }) => !employeeAccess)) refuse('FILE_NOT_FOR_FAMILY')
  if (found.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) refuse('FILES_TOO_LARGE')
  return found.map((file) => ({ name: file.name, contentType: file.contentType, place: filePlace(file) }))
}
