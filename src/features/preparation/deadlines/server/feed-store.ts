import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

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
