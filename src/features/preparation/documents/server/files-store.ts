import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { isFileKey } from '#platform/files/store.ts'
import type { Actor } from '#platform/session/actor.ts'
import { fileShownToReader } from './family-papers.ts'

export type StoredFile = {
  id: number
  key: string
  name: string
  contentType: string
  companyId: number | null
  lawFirmId: number | null
}

/** Null: a form or a package, no document. */
export type FileByKey = StoredFile & { documentId: number | null }

const FILE = `f.id, f.key, f.name, f.content_type as "contentType", f.company_id as "companyId", f.law_firm_id as "lawFirmId"`

/**
 * A document, form or package by its random key, as far as the reader may see it. What belongs to a removed document is
 * gone; what a job prepared from one has another purpose and is nobody's download.
 */
export async function storedFile(db: Db, actor: Actor, name: string): Promise<FileByKey | undefined> {
  const key = name.toLowerCase().replace(/\.\w{1,5}$/, '')
  if (!isFileKey(key)) return undefined
  const { values, bind } = binding()
  const conditions = [
    `f.key = ${bind(key)}`,
    `f.purpose in ('document', 'form', 'package')`,
    `not exists (select from document_versions v join documents d on d.id = v.document_id where v.file_id = f.id and d.removed_at is not null)`,
    ...assignedCompanies(actor, 'f.company_id', bind),
    ...fileShownToReader(actor),
  ]
  return db.maybe<FileByKey>(
    `select ${FILE}, (select v.document_id from document_versions v where v.file_id = f.id limit 1) as "documentId"
       from files f where ${conditions.join(' and ')}`,
    values,
  )
}

/** Which of a version's files: what was sent, what the preview shows, or its first page, small. */
export type Kind = 'sent' | 'shown' | 'thumbnail'

const COLUMN: Readonly<Record<Kind, string>> = {
  sent: 'v.file_id',
  shown: 'coalesce(v.shown_file_id, v.file_id)',
  thumbnail: 'v.thumbnail_file_id',
}

/** The version of a document, the newest without a number, as far as the reader may see it. */
export const fileIdOf = (db: Db, caseId: number, id: number, number: number | undefined, kind: Kind) =>
  db.maybe<{ fileId: number | null }>(
    `select ${COLUMN[kind]} as "fileId" from documents d
       join document_versions v on v.document_id = d.id and v.number = coalesce($3::integer, d.latest)
      where d.case_id = $1 and d.id = $2 and d.removed_at is null`,
    [caseId, id, number ?? null],
  )

/** Needs scope system: what a job made of a document belongs to no family, and whoever sees the document sees it. */
export const fileById = (system: Db, id: number) =>
  system.one<StoredFile>(`select ${FILE} from files f where f.id = $1`, [id])
