import type { Db, Transaction } from '#platform/database/database.ts'

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
