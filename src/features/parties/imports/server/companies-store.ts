import { company } from '#facts/company.ts'
import { Role } from '#formats/roles.ts'
import { zoneOfState } from '#formats/zones.ts'
import { assignAttorney, insertCompany, startRepresentation } from '#parties/companies/server/store.ts'
import { insertFacts, type NewSubject } from '#parties/facts/server/bulk-store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { answerText, type ReadRow } from '../read-row.ts'

/** Of these addresses, those that a company or an account has already, over all tenants. Needs scope system. */
export async function takenCompanyEmails(db: Db, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db.rows<{ email: string }>(
    `select lower(email) as email from companies where lower(email) = any ($1)
     union select lower(email) from users where lower(email) = any ($1)`,
    [emails],
  )
  return new Set(rows.map(({ email }) => email))
}

export type Importing = {
  importId: number
  lawFirmId: number | null
  creatorRoleId: number
  keyring: Keyring
  by: number
  now: Date
}

/** Companies with their facts, as clients of the firm that imports them; their users are invited afterwards, one by one. */
export async function insertCompanies(tx: Transaction, rows: readonly ReadRow[], importing: Importing): Promise<void> {
  const { importId, lawFirmId, creatorRoleId, keyring, by, now } = importing
  const change = { at: now, by }
  const made: NewSubject[] = []
  for (const { answers } of rows) {
    const given = { name: answerText(answers, company.legalName.id), email: answerText(answers, company.email.id) }
    const timeZone = zoneOfState(answerText(answers, company.state.id))
    const { id } = await insertCompany(tx, { ...given, lawFirmId, timeZone, createdBy: by })
    if (lawFirmId !== null) await startRepresentation(tx, id, lawFirmId, change)
    if (lawFirmId !== null && creatorRoleId === Role.attorney) await assignAttorney(tx, id, lawFirmId, by, change)
    made.push({ ref: { subject: 'company', id }, owner: { companyId: id, lawFirmId }, answers })
  }
  await tx.run('update companies set import_id = $1 where id = any ($2::bigint[])', [
    importId,
    made.map(({ ref }) => ref.id),
  ])
  await insertFacts(tx, made, { keyring, source: 'import', by, now })
}

/** Some of those that have been changed since, or in which somebody works. */
export const usedCompanies = (db: Db, importId: number) =>
  db.rows<{ name: string }>(
    `select c.name from companies c
      where c.import_id = $1
        and (c.version > 1
          or exists (select from users u where u.company_id = c.id)
          or exists (select from people p where p.company_id = c.id)
          or exists (select from cases k where k.company_id = c.id)
          or exists (select from files f where f.company_id = c.id)
          or exists (select from lcas l where l.company_id = c.id)
          or exists (select from job_templates t where t.company_id = c.id)
          or exists (select from calendar_events e where e.company_id = c.id)
          or exists (select from company_calendars d where d.company_id = c.id)
          or exists (select from roles r where r.company_id = c.id)
          or exists (select from fact_documents d where d.subject = 'company' and d.subject_id = c.id and d.version > 1))
      order by c.name, c.id limit 5`,
    [importId],
  )

/** Takes the companies of an import away. Needs scope system. */
export const removeCompanies = async (tx: Transaction, importId: number): Promise<number> =>
  (await tx.one<{ removed: number }>('select app.remove_imported_companies($1) as removed', [importId])).removed
