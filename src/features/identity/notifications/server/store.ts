import type { Db } from '#platform/database/database.ts'
import { TOTAL_CAP } from '#platform/database/pages.ts'
import type { Notification } from '../contract.ts'

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
