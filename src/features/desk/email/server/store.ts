import type { KnownAddress } from '#case-file/cases/server/addresses-store.ts'
import type { Db } from '#platform/database/database.ts'

/** Which of these addresses belong to users, people or companies that the caller may see. */
export const knownAddresses = (db: Db, addresses: readonly string[]) =>
  db.rows<KnownAddress>(
    `select distinct on (a.email) a.email, a."userId", a."userName", a."firstName", a.status, a."companyId", a."lawFirmId", a."ofFamily"
       from (
         select email_key as email, id as "userId", user_name as "userName", first_name as "firstName", status,
                company_id as "companyId", law_firm_id as "lawFirmId", person_id is not null as "ofFamily", 1 as rank
           from users where email_key = any ($1::text[])
         union all
         select lower(email), null, email, first_name, status, company_id, law_firm_id, true, 2 from people where lower(email) = any ($1::text[])
         union all
         select lower(email), null, email, name, status, id, law_firm_id, false, 3 from companies where lower(email) = any ($1::text[])
       ) a
      order by a.email, a.rank`,
    [addresses.map((address) => address.toLowerCase())],
  )

export type Attachable = {
  documentId: number
  key: string
  name: string
  contentType: string
  size: number
  companyId: number | null
  lawFirmId: number | null
  employeeAccess: boolean
}

/** Of the files named, those that are documents of the case, as far as the reader sees them; never forms or packages. */
export const documentsOfCase = (db: Db, caseId: number, keys: readonly string[]) =>
  db.rows<Attachable>(
    `select d.id as "documentId", f.key, f.name, f.content_type as "contentType", f.size, f.company_id as "companyId",
            f.law_firm_id as "lawFirmId", d.employee_access as "employeeAccess"
       from documents d join document_versions v on v.document_id = d.id join files f on f.id = v.file_id
      where d.case_id = $1 and d.removed_at is null and f.purpose = 'document' and f.key = any ($2::text[])`,
    [caseId, keys],
  )
