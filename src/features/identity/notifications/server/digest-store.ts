import type { Zone } from '#formats/day.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { type Digest, nextDigest } from '../rules.ts'
import type { About } from './store.ts'

export const DIGEST_JOB = 'notifications.digest'

/** So long after the last line of a morning the mail goes out. */
const SETTLED_MS = 5 * 60_000

export type Line = { text: string; link: string }
type NewLine = Line & { about?: About }

/** How somebody wants their e-mails, and the zone they work in. Needs scope system. */
export const digestOf = (db: Db, userId: number) =>
  db.maybe<{ digest: Digest; zone: Zone }>(
    'select digest, app.zone_of(law_firm_id, company_id) as zone from users where id = $1',
    [userId],
  )

export const chosenDigest = (db: Db, userId: number) =>
  db.one<{ digest: Digest }>('select digest from users where id = $1', [userId])

export const setDigest = (db: Transaction, userId: number, digest: Digest) =>
  db.one('update users set digest = $2 where id = $1 returning id', [userId, digest])

/** When what waits for somebody goes out: at the time they chose, else when nothing more has come for a while. */
const whenFor = (chosen: { digest: Digest; zone: Zone } | undefined, now: Date): Date =>
  !chosen || chosen.digest === 'off'
    ? new Date(now.getTime() + SETTLED_MS)
    : nextDigest(chosen.digest, chosen.zone, now)

/** What waits already goes out as is chosen now. Needs scope system. */
export async function rescheduled({ db, now }: { db: Transaction; now: Date }, userId: number): Promise<void> {
  const waits = await db.maybe('select 1 from digest_lines where user_id = $1 limit 1', [userId])
  if (waits) schedule(db, userId, whenFor(await digestOf(db, userId), now))
}

const schedule = (db: Transaction, userId: number, runAt: Date) =>
  db.atEnd(enqueueStep(DIGEST_JOB, { userId }, { key: `${DIGEST_JOB}:${userId}`, runAt }))

/**
 * Puts a line aside for the mail that tells all of them together; of the same open items the later line is the one that
 * goes. Needs scope system.
 */
export async function intoDigest(
  { db, now }: { db: Transaction; now: Date },
  userId: number,
  { text, link, about }: NewLine,
) {
  const [caseId, keys] = [about?.caseId ?? null, about?.keys ?? []]
  await db.run('delete from digest_lines where user_id = $1 and case_id = $2 and item_keys <@ $3::text[]', [
    userId,
    caseId,
    keys,
  ])
  await db.run(
    'insert into digest_lines (user_id, text, link, created_at, case_id, item_keys) values ($1, $2, $3, $4, $5, $6)',
    [userId, text.slice(0, 500), link, now, caseId, keys],
  )
  schedule(db, userId, whenFor(await digestOf(db, userId), now))
}

/** Takes what waits for a user; a second run finds nothing. */
export const takeLines = (db: Db, userId: number) =>
  db.rows<Line>(
    `with taken as (delete from digest_lines where user_id = $1 returning id, text, link)
     select text, link from taken order by id`,
    [userId],
  )
