import type { Db, Transaction } from '#platform/database/database.ts'
import type { Draft, KeptDraft } from '../chosen.ts'

/** So many are kept; who begins one more loses the oldest. */
const MOST_KEPT = 30

const asId = (key: string) =>
  `case when d.chosen ->> '${key}' ~ '^[0-9]{1,15}$' then (d.chosen ->> '${key}')::bigint end`

/** The names are read in the caller's own scope: of whom nobody may know any more, the draft says nothing. */
export const draftsOf = (db: Db, userId: number) =>
  db.rows<KeptDraft>(
    `select d.id, d.chosen, coalesce(app.full_name(p.first_name, p.last_name), '') as "personName",
            coalesce(c.name, '') as "companyName", d.changed_at as "changedAt"
       from case_drafts d
       left join people p on p.id = ${asId('personId')}
       left join companies c on c.id = ${asId('companyId')}
      where d.user_id = $1 order by d.id desc limit ${MOST_KEPT}`,
    [userId],
  )

export async function insertDraft(tx: Transaction, userId: number, chosen: Draft, now: Date): Promise<{ id: number }> {
  // Two that begin at once would drop the same old ones in different order and wait for each other.
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('case drafts ' || $1, 0))`, [String(userId)])
  await tx.run(
    `delete from case_drafts where user_id = $1
        and id in (select id from case_drafts where user_id = $1 order by id desc offset ${MOST_KEPT - 1})`,
    [userId],
  )
  return tx.one(
    'insert into case_drafts (user_id, chosen, begun_at, changed_at) values ($1, $2, $3, $3) returning id',
    [userId, JSON.stringify(chosen), now],
  )
}

type Own = { id: number; userId: number }

export const changeDraft = (tx: Transaction, { id, userId }: Own, chosen: Draft, now: Date) =>
  tx.one('update case_drafts set chosen = $3, changed_at = $4 where id = $1 and user_id = $2 returning id', [
    id,
    userId,
    JSON.stringify(chosen),
    now,
  ])

export const deleteDraft = (tx: Transaction, { id, userId }: Own) =>
  tx.one('delete from case_drafts where id = $1 and user_id = $2 returning id', [id, userId])

/** The case is open: what led to it is no draft any more, if it ever was one. */
export const forgetDraft = (tx: Transaction, { id, userId }: Own) =>
  tx.run('delete from case_drafts where id = $1 and user_id = $2', [id, userId])
