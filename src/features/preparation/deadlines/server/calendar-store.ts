import type { Bind } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

export type EventRow = {
  id: number
  caseId: number | null
  companyId: number
  title: string
  details: string
  on: string
  doneAt: string | null
  createdByName: string
}

const COLUMNS = `k.id, k.case_id as "caseId", k.company_id as "companyId", k.title, k.details, k.on_day as "on",
  k.done_at as "doneAt", k.created_by_name as "createdByName"`

export type NewEvent = {
  owner: {
    companyId: number
    lawFirmId: number | null
    householdPersonId: number | null
    personId: number | null
    caseId: number | null
  }
  title: string
  details: string
  on: string
  at: Date
  by: number
  byName: string
}

export const insertEvent = (tx: Transaction, { owner, ...event }: NewEvent) =>
  tx.one<EventRow>(
    `insert into calendar_events as k (company_id, law_firm_id, household_person_id, person_id, case_id, title, details, on_day,
                                       created_at, created_by, created_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
    [
      ...[owner.companyId, owner.lawFirmId, owner.householdPersonId, owner.personId, owner.caseId],
      ...[event.title, event.details, event.on, event.at, event.by, event.byName],
    ],
  )

type Change = { title?: string; details?: string; on?: string; done?: boolean; at: Date }

/** "Not found" unless it is in sight. */
export function changeEvent(tx: Transaction, id: number, visible: (bind: Bind) => string[], change: Change) {
  const values: unknown[] = [
    id,
    change.title ?? null,
    change.details ?? null,
    change.on ?? null,
    change.done ?? null,
    change.at,
  ]
  const bind: Bind = (value) => `$${values.push(value)}`
  return tx.one<EventRow>(
    `update calendar_events k set title = coalesce($2, title), details = coalesce($3, details), on_day = coalesce($4::date, on_day),
            done_at = case when $5::boolean is null then done_at when $5 then $6::timestamptz end, version = version + 1
      where ${[`k.id = $1`, ...visible(bind)].join(' and ')} returning ${COLUMNS}`,
    values,
  )
}

/** In the reader's scope: another tenant's number is not found. */
export const caseNumbered = async (tx: Transaction, number: string): Promise<number | undefined> =>
  (await tx.maybe<{ id: number }>('select id from cases where number = $1', [number]))?.id

/** All of these need scope system: a feed is found by its secret, before anybody is known. */
export const feedOf = (db: Db, userId: number) =>
  db.maybe<{ since: string }>('select created_at as since from calendar_feeds where user_id = $1', [userId])

export const saveFeed = (tx: Transaction, userId: number, tokenHash: string, at: Date) =>
  tx.run(
    `insert into calendar_feeds (user_id, token_hash, created_at) values ($1, decode($2, 'hex'), $3)
     on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
    [userId, tokenHash, at],
  )

export const dropFeed = (tx: Transaction, userId: number) =>
  tx.run('delete from calendar_feeds where user_id = $1', [userId])

export type Reader = Pick<Actor, 'userId' | 'roleId' | 'scope' | 'companyId' | 'lawFirmId' | 'personId'> & {
  selectedCompanyId: null
}

/** Whose feed it is, as long as the account and its tenant are active. */
export const readerOf = (db: Db, tokenHash: string) =>
  db.maybe<Reader>(
    `select u.id as "userId", u.role_id as "roleId", r.scope, u.company_id as "companyId", u.law_firm_id as "lawFirmId",
            u.person_id as "personId", null as "selectedCompanyId"
       from calendar_feeds f join users u on u.id = f.user_id join roles r on r.id = u.role_id
      where f.token_hash = decode($1, 'hex') and u.status = 'Active' and app.switched_off(u) is null`,
    [tokenHash],
  )
