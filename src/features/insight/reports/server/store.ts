import type { Zone } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { type Actor, companyInScope, type ScopeKind } from '#platform/session/actor.ts'
import type { SavedReport, Schedule, Selection } from '../records.ts'
import { datasets } from './datasets/all.ts'

const COLUMNS = `id, name, selection, schedule, next_at as "nextAt", recipient_ids as "recipientIds"`

export const savedBy = (db: Db, userId: number) =>
  db.rows<SavedReport>(`select ${COLUMNS} from saved_reports where user_id = $1 order by lower(name), id limit 100`, [
    userId,
  ])

export const savedById = (db: Db, id: number) =>
  db.maybe<SavedReport>(`select ${COLUMNS} from saved_reports where id = $1`, [id])

export const ownSaved = (db: Db, userId: number, id: number) =>
  db.one<SavedReport>(`select ${COLUMNS} from saved_reports where user_id = $1 and id = $2`, [userId, id])

export const isNameTaken = async (db: Db, userId: number, name: string, but: number | undefined) =>
  (await db.maybe(
    'select 1 from saved_reports where user_id = $1 and lower(name) = lower($2) and id is distinct from $3',
    [userId, name, but ?? null],
  )) !== undefined

export const insertSaved = (tx: Transaction, userId: number, name: string, selection: Selection, now: Date) =>
  tx.one<SavedReport>(
    `insert into saved_reports (user_id, name, selection, created_at) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [userId, name, JSON.stringify(selection), now],
  )

export const changeSaved = (tx: Transaction, userId: number, id: number, name: string, selection: Selection) =>
  tx.one<SavedReport>(
    `update saved_reports set name = $3, selection = $4, version = version + 1 where user_id = $1 and id = $2
     returning ${COLUMNS}`,
    [userId, id, name, JSON.stringify(selection)],
  )

export const deleteSaved = (tx: Transaction, userId: number, id: number) =>
  tx.one<{ id: number }>('delete from saved_reports where user_id = $1 and id = $2 returning id', [userId, id])

type Arranged = { schedule: Schedule | null; recipientIds: readonly number[]; nextAt: Date | null }

export const setSchedule = (
  tx: Transaction,
  userId: number,
  id: number,
  { schedule, recipientIds, nextAt }: Arranged,
) =>
  tx.one<SavedReport>(
    `update saved_reports set schedule = $3, recipient_ids = $4, next_at = $5, version = version + 1
      where user_id = $1 and id = $2 returning ${COLUMNS}`,
    [userId, id, schedule && JSON.stringify(schedule), recipientIds, nextAt],
  )

const OFFICE = `users u join users me on me.id = $1
   where u.status = 'Active' and u.company_id is not distinct from me.company_id
     and u.law_firm_id is not distinct from me.law_firm_id`

/** Users of the same office who are at work; a schedule names no others. */
export const colleagues = (db: Db, userId: number, ids: readonly number[]) =>
  db.rows<{ id: number; roleId: number }>(
    `select u.id, u.role_id as "roleId" from ${OFFICE} and u.id = any ($2::bigint[])`,
    [userId, ids],
  )

/** The others of the office; employees are none of them, and there are many. */
export const officeOf = (db: Db, userId: number) =>
  db.rows<{ id: number; roleId: number; name: string }>(
    `select u.id, u.role_id as "roleId", app.full_name(u.first_name, u.last_name) as name
       from ${OFFICE} and u.id <> me.id and u.person_id is null order by name, u.id limit 200`,
    [userId],
  )

/** The saved report whose mail is due, locked: a second run finds another time in it. Needs scope system. */
export const dueReport = (tx: Transaction, id: number) =>
  tx.maybe<SavedReport & { userId: number }>(
    `select ${COLUMNS}, user_id as "userId" from saved_reports where id = $1 for update`,
    [id],
  )

export const moveOn = (tx: Transaction, id: number, nextAt: Date | null) =>
  tx.run('update saved_reports set next_at = $2 where id = $1', [id, nextAt])

/** Whose goal a reader is measured by: the company in sight, or the firm; the provider files nothing. */
function whose(actor: Actor): { table: 'companies' | 'law_firms'; id: number } | undefined {
  const company = companyInScope(actor)
  if (company !== null) return { table: 'companies', id: company }
  return actor.lawFirmId === null ? undefined : { table: 'law_firms', id: actor.lawFirmId }
}

/** Whoever answers for the office says its goal. */
export function maySetGoal(actor: Actor): boolean {
  const owner = whose(actor)
  return owner !== undefined && actor.roleId === (owner.table === 'companies' ? Role.employer : Role.lawFirm)
}

export async function goalOf(db: Db, actor: Actor): Promise<number | null> {
  const owner = whose(actor)
  if (!owner) return null
  const found = await db.maybe<{ days: number | null }>(
    `select goal_days_to_file as days from ${owner.table} where id = $1`,
    [owner.id],
  )
  return found?.days ?? null
}

export async function keepGoal(db: Transaction, actor: Actor, days: number | null): Promise<void> {
  const owner = whose(actor)
  if (owner) await db.run(`update ${owner.table} set goal_days_to_file = $2 where id = $1`, [owner.id, days])
}

export type Reader = {
  userId: number
  userName: string
  email: string
  roleId: number
  roleName: string
  scope: ScopeKind
  companyId: number | null
  lawFirmId: number | null
  zone: Zone
}

/** Who gets a report by mail, as they are now: whoever left or was switched off gets none. Needs scope system. */
export const readersOf = (system: Db, ids: readonly number[]) =>
  system.rows<Reader>(
    `select u.id as "userId", u.user_name as "userName", u.email, u.role_id as "roleId", r.name as "roleName", r.scope,
            u.company_id as "companyId", u.law_firm_id as "lawFirmId", app.zone_of(u.law_firm_id, u.company_id) as zone
       from users u join roles r on r.id = u.role_id
       left join companies c on c.id = u.company_id
      where u.id = any ($1::bigint[]) and u.status = 'Active' and u.email <> '' and coalesce(c.status, 'Active') = 'Active'
      order by u.id`,
    [ids],
  )

/** Those whose role may read reports, and the records this one is made of. */
export async function whoMayRead<R extends { roleId: number }>(
  { rights }: Pick<Services, 'rights'>,
  { dataset }: { dataset: string },
  readers: readonly R[],
): Promise<R[]> {
  const needs = datasets[dataset]?.needs
  if (needs === undefined) return []
  const may = await Promise.all(
    readers.map(async ({ roleId }) => (await rights.may(roleId, needs)) && rights.may(roleId, 'report:read')),
  )
  return readers.filter((_, index) => may[index])
}
