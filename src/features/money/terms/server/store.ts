import type { Db } from '#platform/database/database.ts'

export const acceptedBy = (db: Db, userId: number) =>
  db.rows<{ version: string; acceptedAt: string }>(
    'select version, accepted_at as "acceptedAt" from terms_acceptances where user_id = $1 order by accepted_at desc',
    [userId],
  )

type Acceptance = { userId: number; version: string; at: Date; address: string }

/** The first acceptance of a version stays. */
export const keepAcceptance = (db: Db, { userId, version, at, address }: Acceptance) =>
  db.run(
    `insert into terms_acceptances (user_id, version, accepted_at, address) values ($1, $2, $3, $4) on conflict do nothing`,
    [userId, version, at, address.slice(0, 60)],
  )
