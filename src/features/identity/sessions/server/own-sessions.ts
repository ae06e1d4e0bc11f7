import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

export type OwnSession = {
  current: boolean
  browser: string
  ip: string
  startedAt: string
  lastSeenAt: string
  endedAt: string | null
  endedBecause: string
}

const MOST = 50

/** Sign-ins of one user. One that nobody ended is over by itself when it was idle or 12 hours old. Needs scope system. */
export const sessionsOf = (db: Db, { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>, now: Date) =>
  db.rows<OwnSession>(
    `select s.id = $2 as current, s.browser, s.ip, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt",
            coalesce(s.closed_at, case when s.id <> $2 then over.at end) as "endedAt",
            case when s.id = $2 then '' when s.closed_at is not null then coalesce(s.closed_reason, 'ended')
                 when over.at = s.expires_at then 'expired' else 'idle' end as "endedBecause"
       from sessions s
      cross join lateral (select least(s.expires_at, s.last_seen_at + interval '20 minutes', $3::timestamptz) as at) over
      where s.user_id = $1 order by s.created_at desc limit ${MOST}`,
    [userId, sessionId, now],
  )

/** The open session of a user, if there is one. Needs scope system. */
export const openSessionOf = async (db: Db, userId: number, now: Date): Promise<string | null> => {
  const text = 'select id from sessions where user_id = $1 and closed_at is null and expires_at > $2'
  return (await db.maybe<{ id: string }>(text, [userId, now]))?.id ?? null
}

/** Whether a session was used lately enough to go on; a moment of grace for a request under way. Needs scope system. */
export const isLive = async (db: Db, sessionId: string, now: Date): Promise<boolean> =>
  (await db.maybe(
    `select id from sessions where id = $1 and closed_at is null and expires_at > $2
        and last_seen_at > $2::timestamptz - interval '20 minutes 20 seconds'`,
    [sessionId, now],
  )) !== undefined

export const notePasswordProved = (tx: Transaction, sessionId: string, at: Date) =>
  tx.run('update sessions set confirmed_at = $2 where id = $1', [sessionId, at])
