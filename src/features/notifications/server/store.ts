import type { Db } from '#platform/database/database.ts'
import { TOTAL_CAP } from '#platform/database/pages.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Notification } from '../contract.ts'

/** Tells a user something at the bell of the top bar, in the transaction that causes it. `link` is a path of the product. */
export async function notify(
  { db, now, asSystem }: Pick<CommandContext, 'db' | 'asSystem'> & { now: Date },
  userId: number,
  text: string,
  link = '',
): Promise<void> {
  if (link !== '' && !/^\/(?![/\\])/.test(link))
    throw new Error(`A notification leads to a path of the product, not to ${link}`)
  await asSystem(`notify user ${userId}`, () =>
    db.run('insert into notifications (user_id, text, link, created_at) values ($1, $2, $3, $4)', [
      userId,
      text.slice(0, 500),
      link,
      now,
    ]),
  )
}

const NOTIFICATION = `id, text, link, created_at as "createdAt", read_at as "readAt"`

type Found = Notification & { total: number; unread: number }

/** One page, with both totals in the same statement; an empty page is one row without an id. */
export const listNotifications = (db: Db, userId: number, onlyUnread: boolean, before: number | null, limit: number) =>
  db.rows<Found>(
    `select t.total, t.unread, n.id, n.text, n.link, n.created_at as "createdAt", n.read_at as "readAt"
       from (select count(*) filter (where not $2 or read_at is null) as total, count(*) filter (where read_at is null) as unread
               from (select read_at from notifications where user_id = $1 order by id desc limit ${TOTAL_CAP + 1}) found) t
       left join lateral (
         select * from notifications
          where user_id = $1 and (not $2 or read_at is null) and ($3::bigint is null or id < $3)
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
  db.run('update notifications set read_at = $2 where user_id = $1 and read_at is null', [userId, at])
