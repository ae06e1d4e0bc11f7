import type { Db, Transaction } from '#platform/database/database.ts'
import type { CodeRow } from '../find.ts'

export type Standing = { asOf: string; source: string; doubts: string }

export const standingOf = (db: Db, list: string) =>
  db.one<Standing>('select as_of as "asOf", source, doubts from code_lists where list = $1', [list])

/** Those of a list that share the beginning of a word with what is looked for; a few hundred at most are compared. */
export const candidates = (db: Db, list: string, words: readonly string[]) =>
  db.rows<CodeRow>(
    `select code, words, title from code_rows where list = $1
        and (words ilike any ($2::text[]) or title ilike any ($2::text[]) or code ilike any ($2::text[]))
      order by id limit 2000`,
    [list, words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)],
  )

export async function replaceList(
  tx: Transaction,
  list: string,
  said: Standing & { now: Date },
  rows: readonly CodeRow[],
) {
  await tx.run('delete from code_rows where list = $1', [list])
  await tx.run(
    `insert into code_rows (list, code, words, title)
     select $1, r.code, r.words, r.title from jsonb_to_recordset($2::jsonb) as r (code text, words text, title text)`,
    [list, JSON.stringify(rows)],
  )
  await tx.run('update code_lists set as_of = $2, source = $3, doubts = $4, replaced_at = $5 where list = $1', [
    list,
    said.asOf,
    said.source,
    said.doubts,
    said.now,
  ])
}
