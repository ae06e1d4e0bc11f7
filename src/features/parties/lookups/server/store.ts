import type { Db, Transaction } from '#platform/database/database.ts'
import type { List } from '../check.ts'
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

type Edition = Standing & { rows: number }
export type ListStanding = Edition & { list: List; replacedAt: string | null; previous: Edition | null }

/** Every list with its edition and the one before, in one statement. */
export const listStandings = (db: Db) =>
  db.rows<ListStanding>(
    `select l.list, l.as_of as "asOf", l.source, l.doubts, l.replaced_at as "replacedAt",
            (select count(*)::integer from code_rows r where r.list = l.list) as rows,
            (select jsonb_build_object('asOf', e.as_of, 'source', e.source, 'doubts', e.doubts, 'rows', jsonb_array_length(e.rows))
               from code_editions e where e.list = l.list) as previous
       from code_lists l order by array_position(array['soc', 'naics', 'port', 'post', 'poverty'], l.list)`,
    [],
  )

export const allRows = (db: Db, list: string) =>
  db.rows<CodeRow>('select code, words, title from code_rows where list = $1 order by id', [list])

/** What the SOC list calls an occupation; '15-1252.00' of O*NET is '15-1252' there. */
export const socTitleOf = async (db: Db, code: string): Promise<string | undefined> =>
  (
    await db.maybe<{ title: string }>(
      `select title from code_rows where list = 'soc' and code in ($1, left($1, 7)) order by length(code) desc limit 1`,
      [code],
    )
  )?.title

/** The edition in force becomes the one before; what was before it goes. */
export async function keepEdition(tx: Transaction, list: string, now: Date) {
  const before = await editionBefore(tx, list)
  if (before) await dropEdition(tx, before.id)
  await tx.run(
    `insert into code_editions (list, as_of, source, doubts, rows, kept_at)
     select l.list, l.as_of, l.source, l.doubts,
            (select jsonb_agg(jsonb_build_object('code', r.code, 'words', r.words, 'title', r.title) order by r.id)
               from code_rows r where r.list = l.list), $2
       from code_lists l where l.list = $1`,
    [list, now],
  )
}

export const editionBefore = (db: Db, list: string) =>
  db.maybe<Standing & { id: number; rows: CodeRow[] }>(
    'select id, as_of as "asOf", source, doubts, rows from code_editions where list = $1',
    [list],
  )

const dropEdition = (tx: Transaction, id: number) => tx.run('delete from code_editions where id = $1', [id])
