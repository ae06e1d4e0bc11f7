import type { Db, Transaction } from '#platform/database/database.ts'

/** A user in sight of the asker. */
export const userOfName = (db: Db, userName: string) =>
  db.maybe<{ id: number }>('select id from users where lower(user_name) = lower($1)', [userName])

/** When a password changed, newest first. Needs scope system. */
export const passwordChanges = (db: Db, userId: number) =>
  db.rows<{ changedAt: string }>(
    'select changed_at as "changedAt" from password_history where user_id = $1 order by changed_at desc limit 100',
    [userId],
  )

/** Whoever was invited is a user once there is a password. */
export const activateInvited = (tx: Transaction, userId: number, at: Date) =>
  tx.run(`update users set status = 'Active', updated_at = $2 where id = $1 and status = 'Invited'`, [userId, at])
