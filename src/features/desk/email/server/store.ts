import type { KnownAddress } from '#case-file/cases/server/addresses-store.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { TenantColumns } from '#platform/session/actor.ts'
import type { EmailTemplate, UsedFor } from '../template-contract.ts'

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

const COLUMNS = `id, name, used_for as "usedFor", subject, body, version, changed_at as "changedAt", changed_by_name as "changedByName"`
const OWN = 'company_id is not distinct from $1 and law_firm_id is not distinct from $2'
const MOST = 200

export const templatesOf = (db: Db, { companyId, lawFirmId }: TenantColumns) =>
  db.rows<EmailTemplate>(`select ${COLUMNS} from email_templates where ${OWN} order by lower(name) limit ${MOST}`, [
    ...[companyId, lawFirmId],
  ])

export const templateById = (db: Db, { companyId, lawFirmId }: TenantColumns, id: number) =>
  db.one<EmailTemplate>(`select ${COLUMNS} from email_templates where ${OWN} and id = $3`, [companyId, lawFirmId, id])

type Said = Pick<EmailTemplate, 'name' | 'usedFor' | 'subject' | 'body' | 'changedByName'>

export function saveTemplate(tx: Transaction, own: TenantColumns, id: number | undefined, said: Said, now: Date) {
  const values = [said.name, said.usedFor, said.subject, said.body, now, said.changedByName]
  return id === undefined
    ? tx.one<EmailTemplate>(
        `insert into email_templates (name, used_for, subject, body, changed_at, changed_by_name, company_id, law_firm_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
        [...values, own.companyId, own.lawFirmId],
      )
    : tx.one<EmailTemplate>(
        `update email_templates set name = $1, used_for = $2, subject = $3, body = $4, changed_at = $5, changed_by_name = $6,
                version = version + 1 where id = $7 returning ${COLUMNS}`,
        [...values, id],
      )
}

export const deleteTemplate = (tx: Transaction, id: number) => tx.run('delete from email_templates where id = $1', [id])

type Wanted = { name: string; usedFor: UsedFor }

/** The sender's own template by the name of the call, else by its kind; the provider's where there is none. Needs scope system. */
export const chosenTemplate = (system: Db, { companyId, lawFirmId }: TenantColumns, { name, usedFor }: Wanted) =>
  system.maybe<Pick<EmailTemplate, 'name' | 'subject' | 'body'>>(
    `select name, subject, body from email_templates
      where ((${OWN}) or (company_id is null and law_firm_id is null))
        and case when $3 = '' then used_for = $4 else lower(name) = lower($3) end
      order by (company_id is null and law_firm_id is null) limit 1`,
    [companyId, lawFirmId, name, usedFor],
  )

/** Needs scope system: the own row is not in sight while working in a selected company. */
export const addressOf = (system: Db, userId: number) =>
  system.one<{ email: string }>('select email from users where id = $1', [userId])
