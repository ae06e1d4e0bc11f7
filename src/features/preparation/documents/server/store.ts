import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Author } from '#case-file/cases/server/work-store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import type { DocumentReading, DocumentVersion, Readiness, Review } from '../records.ts'

export type DocumentRow = {
  id: number
  caseId: number
  caseNumber: string
  typeId: number
  companyId: number
  lawFirmId: number | null
  personId: number | null
  itemId: string
  documentType: string
  formType: string
  description: string
  employeeAccess: boolean
  enableEmail: boolean
  fileKey: string
  fileName: string
  contentType: string
  shownType: string
  hasThumbnail: boolean
  size: number
  pages: number | null
  readiness: Readiness
  readinessNote: string
  expiresOn: string | null
  review: Review
  reviewReason: string
  reviewedAt: string | null
  reviewedByName: string
  versionNumber: number
  uploadedAt: string
  uploadedByName: string
  createdBy: number | null
  version: number
}

export const DOCUMENT_COLUMNS = `
  d.id, d.case_id as "caseId", k.number as "caseNumber", k.type_id as "typeId", d.company_id as "companyId",
  d.law_firm_id as "lawFirmId", d.person_id as "personId", d.item_id as "itemId", d.document_type as "documentType",
  d.form_type as "formType", d.description, d.employee_access as "employeeAccess", d.enable_email as "enableEmail",
  f.key as "fileKey", f.name as "fileName", f.content_type as "contentType",
  coalesce(nullif(v.shown_type, ''), f.content_type) as "shownType",
  v.thumbnail_file_id is not null as "hasThumbnail", f.size, v.pages, v.readiness,
  v.readiness_note as "readinessNote", d.expires_on as "expiresOn", d.review, d.review_reason as "reviewReason",
  d.reviewed_at as "reviewedAt", d.reviewed_by_name as "reviewedByName", v.number as "versionNumber",
  v.created_at as "uploadedAt", v.created_by_name as "uploadedByName", d.created_by as "createdBy", d.version`

export const DOCUMENT_JOINS = `
  join cases k on k.id = d.case_id
  join document_versions v on v.document_id = d.id and v.number = d.latest
  join files f on f.id = v.file_id`

/** Those of a case, in the order they came; the case has been asked for before. */
export const documentsOf = (db: Db, caseId: number) =>
  db.rows<DocumentRow>(
    `select ${DOCUMENT_COLUMNS} from documents d ${DOCUMENT_JOINS}
      where d.case_id = $1 and d.removed_at is null order by d.id`,
    [caseId],
  )

export const getDocument = (db: Db, caseId: number, id: number) =>
  db.one<DocumentRow>(
    `select ${DOCUMENT_COLUMNS} from documents d ${DOCUMENT_JOINS}
      where d.case_id = $1 and d.id = $2 and d.removed_at is null`,
    [caseId, id],
  )

export const lockDocument = (tx: Transaction, caseId: number, id: number) =>
  tx.one<{ id: number }>('select id from documents where case_id = $1 and id = $2 and removed_at is null for update', [
    caseId,
    id,
  ])

/** How the reading of each newest version stands, where there was something to be read. */
export const readingsOf = (db: Db, caseId: number) =>
  db.rows<DocumentReading>(
    `select d.id as "documentId", v.reading as state
       from documents d join document_versions v on v.document_id = d.id and v.number = d.latest
      where d.case_id = $1 and d.removed_at is null and v.reading <> '' order by d.id`,
    [caseId],
  )

export const versionsOf = (db: Db, caseId: number) =>
  db.rows<DocumentVersion>(
    `select v.document_id as "documentId", v.number, f.key as "fileKey", f.name as "fileName",
            f.content_type as "contentType", coalesce(nullif(v.shown_type, ''), f.content_type) as "shownType", f.size, v.readiness,
            v.created_at as "createdAt", v.created_by_name as "createdByName"
       from documents d join document_versions v on v.document_id = d.id join files f on f.id = v.file_id
      where d.case_id = $1 and d.removed_at is null order by v.document_id, v.number desc`,
    [caseId],
  )

export type NewDocument = {
  itemId: string
  documentType: string
  formType: string
  description: string
  employeeAccess: boolean
  enableEmail: boolean
  expiresOn: string | null
}

export const insertDocument = (tx: Transaction, caseId: number, given: NewDocument, author: Author) =>
  tx.one<{ id: number }>(
    `insert into documents (company_id, law_firm_id, household_person_id, person_id, case_id, item_id, document_type, form_type,
                            description, employee_access, enable_email, expires_on, created_at, created_by, created_by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
       from cases where id = $1 returning id`,
    [
      ...[caseId, given.itemId, given.documentType, given.formType, given.description, given.employeeAccess],
      ...[given.enableEmail, given.expiresOn, author.now, author.id, author.name],
    ],
  )

/** The next version of a document; it waits to be looked at, and to be prepared for the package. */
export async function insertVersion(tx: Transaction, documentId: number, fileId: number, author: Author) {
  const { id } = await tx.one<{ id: number }>(
    `insert into document_versions (company_id, law_firm_id, household_person_id, person_id, employee_access, document_id, number,
                                    file_id, created_at, created_by, created_by_name)
     select company_id, law_firm_id, household_person_id, person_id, employee_access, id,
            (select coalesce(max(number), 0) + 1 from document_versions where document_id = $1), $2, $3, $4, $5
       from documents where id = $1 returning id`,
    [documentId, fileId, author.now, author.id, author.name],
  )
  await tx.run(
    `update documents set latest = (select max(number) from document_versions where document_id = $1), version = version + 1,
            review = 'Waiting', review_reason = '', reviewed_at = null, reviewed_by_name = ''
      where id = $1`,
    [documentId],
  )
  return id
}

/** A file of a case; whoever of the family may see the document may read it. */
export async function insertFile(
  tx: Transaction,
  of: Pick<CaseColumns, 'companyId' | 'lawFirmId' | 'personId' | 'householdPersonId'>,
  file: ReceivedFile,
  { employeeAccess, at, by }: { employeeAccess: boolean; at: Date; by: number | null },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, person_id, household_person_id, name, content_type, size, sha256, purpose,
                        created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'document', $10, $11) returning id`,
    [
      ...[file.key, of.companyId, of.lawFirmId],
      ...(employeeAccess ? [of.personId, of.householdPersonId] : [null, null]),
      ...[file.name, file.contentType, file.size, file.sha256, at, by],
    ],
  )
  return id
}

/** The document, its versions and their files are seen by the family, or by none of it. */
/** Whether somebody of a household sent it; what names nobody came by the family's link. Needs scope system. */
export const sentByFamily = async (system: Pick<Db, 'maybe'>, createdBy: number | null): Promise<boolean> =>
  createdBy === null ||
  (await system.maybe(`select 1 from users u join roles r on r.id = u.role_id where u.id = $1 and r.scope = 'person'`, [
    createdBy,
  ])) !== undefined

export async function setEmployeeAccess(tx: Transaction, documentId: number, access: boolean): Promise<void> {
  await tx.run('update documents set employee_access = $2 where id = $1', [documentId, access])
  await tx.run('update document_versions set employee_access = $2 where document_id = $1', [documentId, access])
  await tx.run(
    `update files f set person_id = case when $2 then d.person_id end,
                        household_person_id = case when $2 then d.household_person_id end
       from document_versions v join documents d on d.id = v.document_id
      where v.document_id = $1 and f.id = v.file_id`,
    [documentId, access],
  )
}

export type DocumentChange = {
  itemId: string
  documentType: string
  formType: string
  description: string
  expiresOn: string | null
}

/** How many rows it changed: none when somebody else saved first. */
export const saveDocument = (tx: Transaction, id: number, given: DocumentChange, version: number) =>
  tx.run(
    `update documents set item_id = $2, document_type = $3, form_type = $4, description = $5, expires_on = $6, version = version + 1
      where id = $1 and version = $7`,
    [id, given.itemId, given.documentType, given.formType, given.description, given.expiresOn, version],
  )

export const saveReview = (tx: Transaction, id: number, review: Review, reason: string, author: Author) =>
  tx.run(
    `update documents set review = $2, review_reason = $3, version = version + 1,
            reviewed_at = case when $2 <> 'Waiting' then $4::timestamptz end,
            reviewed_by_name = case when $2 <> 'Waiting' then $5 else '' end
      where id = $1`,
    [id, review, reason, author.now, author.name],
  )

export const removeDocument = (tx: Transaction, id: number, at: Date) =>
  tx.run('update documents set removed_at = $2, version = version + 1 where id = $1', [id, at])

/** Whose documents they are. Needs scope system: whoever sees a case may know the names. */
export const namesAround = (system: Db, caseId: number) =>
  system.one<{ companyName: string; personName: string }>(
    `select c.name as "companyName", app.full_name(p.first_name, p.last_name) as "personName"
       from cases k join companies c on c.id = k.company_id left join people p on p.id = k.person_id where k.id = $1`,
    [caseId],
  )

export const setExpiry = (tx: Transaction, id: number, expiresOn: string) =>
  tx.run('update documents set expires_on = $2 where id = $1', [id, expiresOn])
