import { defaultZone, type Zone } from '#formats/day.ts'
import { employerCode, freeCode } from '#formats/names.ts'
import { companiesOf } from '#identity/sessions/server/company-scope.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { ReceivedFile } from '#platform/files/receive.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CompanyRow } from '../records.ts'

export type NewCompany = {
  name: string
  email: string | null
  lawFirmId?: number | null
  subscription?: string
  diyAccess?: string
  timeZone?: Zone
  createdBy?: number | null
}

/** Inserts a company; its code is the first word of its name, with -2, -3 … when taken. Needs scope system. */
export async function insertCompany(db: Db, company: NewCompany): Promise<{ id: number; code: string }> {
  const wanted = employerCode(company.name).slice(0, LONGEST_CODE) || 'COMPANY'
  // Two companies of the same first word at the same time: the second waits for the first one's code.
  await db.run(`select pg_advisory_xact_lock(hashtextextended('company code ' || $1, 0))`, [wanted])
  const taken = await db.rows<{ code: string }>(
    `select code from companies where code = $1 or code ~ ('^' || regexp_replace($1, '([^A-Z0-9])', '\\\\\\1', 'g') || '-[0-9]+$')`,
    [wanted],
  )
  const code = freeCode(
    wanted,
    taken.map((row) => row.code),
  )
  return db.one<{ id: number; code: string }>(
    `insert into companies (code, name, email, law_firm_id, subscription, diy_access, created_by, updated_by, time_zone)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8) returning id, code`,
    [
      code,
      company.name,
      company.email,
      company.lawFirmId ?? null,
      company.subscription ?? 'SILVER',
      company.diyAccess ?? 'N',
      company.createdBy ?? null,
      company.timeZone ?? defaultZone,
    ],
  )
}

const LONGEST_CODE = 50

/** The columns of a list row; the table is `c`. */
export const COMPANY_COLUMNS = `
  c.id, c.code, c.name, c.email, c.law_firm_id as "lawFirmId", f.name as "lawFirmName", c.status, c.subscription,
  c.diy_access as "diyAccess", c.transaction_details_added as "transactionDetailsAdded",
  c.signature_file_id is not null as "hasSignature", c.time_zone as "timeZone", c.version, c.created_at as "createdAt"`

/** A company somebody works with, or "not found". */
export async function getCompany(db: Db, actor: Actor, id: number): Promise<CompanyRow> {
  const found = await findCompany(db, actor, id)
  if (!found) throw notFound('company')
  return found
}

export function findCompany(db: Db, actor: Actor, id: number): Promise<CompanyRow | undefined> {
  const { values, bind } = binding([id])
  const visible = companiesOf(actor, bind)
  return db.maybe<CompanyRow>(
    `select ${COMPANY_COLUMNS} from companies c left join law_firms f on f.id = c.law_firm_id
      where ${['c.id = $1', ...visible].join(' and ')}`,
    values,
  )
}

/** Until the end of the transaction nobody else changes it. */
export const lockCompany = (db: Db, id: number) => db.one('select id from companies where id = $1 for update', [id])

export type CompanyChanges = {
  name?: string
  email?: string
  subscription?: string
  diyAccess?: string
  timeZone?: Zone
}
export type Change = { at: Date; by: number }

/** Values left out stay as they are. */
export const updateCompany = (db: Db, id: number, changes: CompanyChanges, { at, by }: Change) =>
  db.run(
    `update companies
        set name = coalesce($2, name), email = coalesce($3, email), subscription = coalesce($4, subscription),
            diy_access = coalesce($5, diy_access), time_zone = coalesce($8, time_zone), version = version + 1, updated_at = $6, updated_by = $7
      where id = $1`,
    [id, changes.name, changes.email, changes.subscription, changes.diyAccess, at, by, changes.timeZone],
  )

export const setCompanyStatus = (db: Db, id: number, status: string, { at, by }: Change) =>
  db.run('update companies set status = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1', [
    id,
    status,
    at,
    by,
  ])

export const setTransactionDetails = (db: Db, id: number, added: boolean, { at, by }: Change) =>
  db.run(
    `update companies set transaction_details_added = $2, version = version + 1, updated_at = $3, updated_by = $4
      where id = $1`,
    [id, added, at, by],
  )

/** Asked over all tenants: an address has one company. */
export const companyByEmail = (db: Db, email: string) =>
  db.maybe<{ id: number }>('select id from companies where lower(email) = lower($1)', [email])

export const companyByCode = (db: Db, code: string) =>
  db.maybe<{ id: number }>('select id from companies where code = upper($1)', [code])

/** The firm that stands for a company from its first day on. Changes of it are followed by the database itself. */
export const startRepresentation = (tx: Transaction, companyId: number, lawFirmId: number, { at, by }: Change) =>
  tx.run('insert into representations (company_id, law_firm_id, started_at, created_by) values ($1, $2, $3, $4)', [
    companyId,
    lawFirmId,
    at,
    by,
  ])

export const assignAttorney = (
  tx: Transaction,
  companyId: number,
  lawFirmId: number,
  userId: number,
  { at, by }: Change,
) =>
  tx.run(
    `insert into assignments (company_id, law_firm_id, user_id, created_at, created_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [companyId, lawFirmId, userId, at, by],
  )

export type SignatureFile = { id: number; key: string; name: string; contentType: string }

/** The stored sample signature of a company. Runs in the scope of that company. */
export const signatureOf = (db: Db, companyId: number) =>
  db.maybe<SignatureFile>(
    `select f.id, f.key, f.name, f.content_type as "contentType"
       from companies c join files f on f.id = c.signature_file_id
      where c.id = $1`,
    [companyId],
  )

export async function insertSignature(db: Db, companyId: number, file: ReceivedFile, { at, by }: Change) {
  const { id } = await db.one<{ id: number }>(
    `insert into files (key, company_id, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, 'signature', $7, $8) returning id`,
    [file.key, companyId, file.name, file.contentType, file.size, file.sha256, at, by],
  )
  return id
}

export const setSignature = (db: Db, companyId: number, fileId: number | null, { at, by }: Change) =>
  db.run(
    `update companies set signature_file_id = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1`,
    [companyId, fileId, at, by],
  )

export const forgetFile = (db: Db, fileId: number) => db.run('delete from files where id = $1', [fileId])
