import type { Zone } from '#formats/day.ts'
import { freeCode } from '#formats/names.ts'
import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import { beginsWith, listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { sessionsChanged } from '#platform/session/sessions.ts'
import type { LawFirm, LawFirmRow } from '../records.ts'
import { firmCode, type Subscription } from '../rules.ts'

export type ListFilter = {
  status?: string
  subscription?: string
  search?: string
  sort: 'name' | '-name' | 'id' | '-id'
  limit: number
  after?: string
}

const ROW = `
  f.id, f.code, f.name, f.email, f.subscription, f.status, f.version, f.created_at as "createdAt",
  (select count(*) from users u where u.law_firm_id = f.id and u.role_id = ${Role.attorney}) as attorneys,
  (select count(*) from companies c where c.law_firm_id = f.id) as companies`

export function listLawFirms(db: Db, filter: ListFilter): Promise<Page<LawFirmRow>> {
  const byName = filter.sort.endsWith('name')
  return listed<LawFirmRow>(db, (bind) => ({
    columns: ROW,
    from: 'law_firms f',
    conditions: [
      ...(filter.status ? [`f.status = ${bind(filter.status)}`] : []),
      ...(filter.subscription ? [`f.subscription = ${bind(filter.subscription)}`] : []),
      ...(filter.search ? [beginsWith(['f.name_key', 'lower(f.code)', 'lower(f.email)'], filter.search, bind)] : []),
    ],
    key: byName ? ['f.name', 'f.id'] : ['f.id'],
    keyOf: ({ name, id }) => (byName ? [name, id] : [id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

export type FirmColumns = LawFirmRow & Pick<LawFirm, 'createdBy' | 'updatedAt' | 'updatedBy' | 'timeZone'>

export const getFirmColumns = (db: Db, id: number) =>
  db.one<FirmColumns>(
    `select ${ROW}, f.created_by as "createdBy", f.updated_at as "updatedAt", f.updated_by as "updatedBy",
            f.time_zone as "timeZone"
       from law_firms f where f.id = $1`,
    [id],
  )

/** A firm by what the specification's payload has: its code, else its name. The oldest of that name. */
export const findFirm = (db: Db, { code, name }: { code?: string; name?: string }) =>
  db.maybe<{ id: number }>(
    `select id from law_firms
      where case when $1::text is not null then lower(code) = lower($1) else name_key = lower($2::text) end
      order by id limit 1`,
    [code || null, name || null],
  )

export const firmByEmail = (db: Db, email: string) =>
  db.maybe<{ id: number }>('select id from law_firms where lower(email) = lower($1) order by id limit 1', [email])

type Change = { at: Date; by: number }
export type NewFirm = { name: string; email: string; subscription: Subscription; timeZone: Zone }

/** The code is the first word of the name, with -2, -3 … when taken. */
export async function insertLawFirm(db: Db, { name, email, subscription, timeZone }: NewFirm, { at, by }: Change) {
  const wanted = firmCode(name)
  // Two firms of one name at the same moment get their codes one after the other.
  await db.run(`select pg_advisory_xact_lock(hashtextextended('law firm codes', 0))`)
  const taken = await db.rows<{ code: string }>(
    `select code from law_firms where code = $1 or left(code, length($1) + 1) = $1 || '-'`,
    [wanted],
  )
  const code = freeCode(
    wanted,
    taken.map((each) => each.code),
  )
  const { id } = await db.one<{ id: number }>(
    `insert into law_firms (code, name, email, subscription, created_at, created_by, updated_at, updated_by, time_zone)
     values ($1, $2, $3, $4, $5, $6, $5, $6, $7) returning id`,
    [code, name, email, subscription, at, by, timeZone],
  )
  return id
}

export type FirmChanges = Partial<NewFirm> & { status?: string }

/** Values left out stay as they are. False when the version is not the given one any more. */
export async function updateLawFirm(
  db: Db,
  id: number,
  version: number | undefined,
  changes: FirmChanges,
  { at, by }: Change,
): Promise<boolean> {
  const changed = await db.run(
    `update law_firms
        set name = coalesce($3, name), email = coalesce($4, email), subscription = coalesce($5, subscription),
            status = coalesce($6, status), time_zone = coalesce($9, time_zone), version = version + 1, updated_at = $7, updated_by = $8
      where id = $1 and ($2::integer is null or version = $2)`,
    [
      id,
      version ?? null,
      changes.name ?? null,
      changes.email ?? null,
      changes.subscription ?? null,
      changes.status ?? null,
      at,
      by,
      changes.timeZone ?? null,
    ],
  )
  return changed > 0
}

export type Represented = { id: number; code: string; name: string; lawFirmId: number | null }

export const getRepresented = (db: Db, companyId: number) =>
  db.one<Represented>('select id, code, name, law_firm_id as "lawFirmId" from companies where id = $1', [companyId])

/** The trigger of the table moves the company's people, ends assignments and writes the history of representation. */
export const setLawFirm = (db: Db, companyId: number, lawFirmId: number | null, { at, by }: { at: Date; by: number }) =>
  db.run(
    `update companies set law_firm_id = $2, version = version + 1, updated_at = $3, updated_by = $4
      where id = $1 and law_firm_id is distinct from $2`,
    [companyId, lawFirmId, at, by],
  )

type Ending = Pick<CommandContext, 'db' | 'asSystem' | 'afterCommit'> & { services: Services }
type WhoseWork = { lawFirmId: number } | { attorneyIds: readonly number[] }

/** Whoever has just lost a company does not go on working in it: their sessions leave it at once. */
export async function leaveCompanies(context: Ending, companyIds: readonly number[], whose: WhoseWork): Promise<void> {
  const { db, asSystem, afterCommit, services } = context
  const [condition, value] =
    'lawFirmId' in whose
      ? ['u.law_firm_id = $2', whose.lawFirmId]
      : ['(u.id = any ($2) or u.assists_user_id = any ($2))', whose.attorneyIds]
  const left = await asSystem('leave a company that is not theirs any more', () =>
    db.run(
      `update sessions s set selected_company_id = null, selected_until = null
         from users u
        where u.id = s.user_id and s.closed_at is null and s.selected_company_id = any ($1) and ${condition}`,
      [companyIds, value],
    ),
  )
  if (left === 0) return
  sessionsChanged(db)
  afterCommit(() => services.sessions.forget())
}
