import type { Db, Transaction } from '#platform/database/database.ts'
import type { TenantColumns } from '#platform/session/actor.ts'
import type { EmailTemplate, UsedFor } from '../template-contract.ts'

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

export type Wanted = { name: string; usedFor: UsedFor }

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
