import type { Db } from '#platform/database/database.ts'

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
