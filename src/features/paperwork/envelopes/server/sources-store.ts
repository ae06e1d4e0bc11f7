import { isGivenUp, TOOK_TOO_LONG } from '#paperwork/letters/server/works-store.ts'
import type { Db } from '#platform/database/database.ts'
import type { LetterToSign } from '../records.ts'

export type DocumentFile = {
  fileId: number
  documentType: string
  formType: string
  fileName: string
  contentType: string
  purpose: string
}

/** The newest version of a document of a case, as far as the reader may see it. */
export const documentFile = (db: Db, caseId: number, id: number) =>
  db.maybe<DocumentFile>(
    `select f.id as "fileId", d.document_type as "documentType", d.form_type as "formType", f.name as "fileName",
            f.content_type as "contentType", f.purpose
       from documents d join document_versions v on v.document_id = d.id and v.number = d.latest join files f on f.id = v.file_id
      where d.case_id = $1 and d.id = $2 and d.removed_at is null`,
    [caseId, id],
  )

/** The document of a case whose newest version is these very bytes. */
export const documentWithBytes = (db: Db, caseId: number, sha256: Buffer) =>
  db.maybe<{ id: number }>(
    `select d.id from documents d join document_versions v on v.document_id = d.id and v.number = d.latest
       join files f on f.id = v.file_id
      where d.case_id = $1 and d.removed_at is null and f.sha256 = $2 order by d.id desc limit 1`,
    [caseId, sha256],
  )

/** The firm that represents a company. Needs scope system. */
export const lawFirmOf = async (system: Db, companyId: number): Promise<number | null> =>
  (
    await system.one<{ lawFirmId: number | null }>('select law_firm_id as "lawFirmId" from companies where id = $1', [
      companyId,
    ])
  ).lawFirmId

/** "Not found" unless this company may be seen. */
export const requireCompany = (db: Db, id: number) =>
  db.one<{ id: number }>('select id from companies where id = $1', [id])

/** Letters of a case that the reader sent to be signed and that are not out yet, and why. Of one letter the newest. */
export async function lettersToSign(db: Db, caseId: number, now: Date): Promise<LetterToSign[]> {
  const rows = await db.rows<LetterToSign & { createdAt: string }>(
    `select * from (
       select distinct on (w.editable_file_id) w.id, e.name, w.status, w.step, w.message, w.created_at as "createdAt",
              w.to_sign #>> '{signers,0,name}' as first, w.envelope_id
         from letter_works w join editable_files e on e.id = w.editable_file_id
        where w.to_sign_in = $1 order by w.editable_file_id, w.id desc) newest
      where envelope_id is null and "createdAt" > $2::timestamptz - interval '7 days' order by id desc limit 20`,
    [caseId, now],
  )
  return rows.map(({ createdAt, ...row }) =>
    row.status !== 'Failed' && isGivenUp({ createdAt }, now)
      ? { ...row, status: 'Failed', step: '', message: TOOK_TOO_LONG }
      : row,
  )
}
