import type { Transaction } from '#platform/database/database.ts'

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
