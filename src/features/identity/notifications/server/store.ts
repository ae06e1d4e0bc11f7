import type { Db, Transaction } from '#platform/database/database.ts'
import { TOTAL_CAP } from '#platform/database/pages.ts'
import type { Notification } from '../contract.ts'
import type { NotificationChoice } from '../rules.ts'

/** What the user with this address chose to read; null for who has no account or has not chosen. Needs scope system. */
export const languageChosenAt = async (system: Db, email: string): Promise<'en' | 'es' | null> => {
  const found = await system.maybe<{ language: 'en' | 'es' | null }>(
    `select settings ->> 'language' as language from users where lower(email) = lower($1) and status = 'Active'`,
    [email],
  )
  return found?.language ?? null
}

const NOTIFICATION = `id, text, link, due_on as "dueOn", created_at as "createdAt", read_at as "readAt"`

type Found = { total: number; unread: number } & (Notification | { [Column in keyof Notification]: null })

/** What is open or only news: one page, with both totals in the same statement; an empty page is one row without an id. */
export const listNotifications = (db: Db, userId: number, onlyUnread: boolean, before: number | null, limit: number) =>
  db.rows<Found>(
    `select t.total, t.unread, n.id, n.text, n.link, n.due_on as "dueOn", n.created_at as "createdAt", n.read_at as "readAt"
       from (select count(*) filter (where not $2 or read_at is null) as total, count(*) filter (where read_at is null) as unread
               from (select read_at from notifications
                      where user_id = $1 and done_at is null order by id desc limit ${TOTAL_CAP + 1}) found) t
       left join lateral (
         select * from notifications
          where user_id = $1 and done_at is null and (not $2 or read_at is null) and ($3::bigint is null or id < $3)
          order by id desc limit $4
       ) n on true
      order by n.id desc`,
    [userId, onlyUnread, before, limit],
  )

export const markRead = (db: Db, userId: number, id: number, at: Date) =>
  db.one<Notification>(
    `update notifications set read_at = coalesce(read_at, $3) where user_id = $1 and id = $2 returning ${NOTIFICATION}`,
    [userId, id, at],
  )

export const markAllRead = (db: Db, userId: number, at: Date) =>
  db.run('update notifications set read_at = $2 where user_id = $1 and done_at is null and read_at is null', [
    userId,
    at,
  ])

export type StoredChoice = { kind: string; inProduct: boolean; byEmail: boolean }

export const storedChoices = (db: Db, userId: number) =>
  db.rows<StoredChoice>(
    'select kind, in_product as "inProduct", by_email as "byEmail" from notification_choices where user_id = $1',
    [userId],
  )

export const saveChoice = (db: Db, userId: number, { kind, inProduct, byEmail }: NotificationChoice, at: Date) =>
  db.run(
    `insert into notification_choices (user_id, kind, in_product, by_email, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind) do update set in_product = excluded.in_product, by_email = excluded.by_email,
       updated_at = excluded.updated_at`,
    [userId, kind, inProduct, byEmail, at],
  )

/** What news ask for: open items of a case, by their keys. When none of them is open any more, neither are the news. */
export type About = { caseId: number; keys: readonly string[]; dueOn?: string | null }

export type StillOpen = { key: string; dueOn?: string | null }

/**
 * Brings the news of a case in line with what is open in it: what is done leaves the bell and the mail that is still to go
 * out; what is open again comes back. Needs scope system.
 */
export async function settleNews(tx: Transaction, caseId: number, open: readonly StillOpen[], now: Date) {
  const keys = JSON.stringify(open.map(({ key, dueOn = null }) => ({ key, dueOn })))
  await tx.run(
    `update notifications n set done_at = case when f.open then null else coalesce(n.done_at, $3) end, due_on = f.due_on
       from (select a.id, count(g.key) > 0 as open, min(g."dueOn") as due_on
               from notifications a
               left join jsonb_to_recordset($2::jsonb) as g (key text, "dueOn" date) on g.key = any (a.item_keys)
              where a.case_id = $1 group by a.id) f
      where n.id = f.id and ((n.done_at is null) <> f.open or n.due_on is distinct from f.due_on)`,
    [caseId, keys, now],
  )
  await tx.run(`delete from digest_lines where case_id = $1 and not item_keys && $2::text[]`, [
    caseId,
    open.map(({ key }) => key),
  ])
}
