import { type Bind, binding } from './binding.ts'
import type { Db } from './database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from './pages.ts'

export type ListQuery<Row> = {
  /** What each row of the page shows; may use the joins. */
  columns: string
  /** The one table that is listed, with its name in the query: 'users u'. */
  from: string
  /** What is looked up for the rows of the page only, with left joins: a page without rows still tells the total. */
  joins?: string
  /** When a row is one of the page; left out: always. */
  found?: string
  /** Fixed texts that bind their values, the tenant's first; joined with "and". */
  conditions: readonly string[]
  /** The total that the writes keep, where there is one for exactly these rows; otherwise they are counted, up to the cap. */
  counter?: { tenant: string; name: string } | null
  /** The columns of the order, the last one unique, and what stands in them. */
  key: readonly string[]
  keyOf: (row: Row) => readonly (string | number | null)[]
  descending: boolean
  limit: number
  after: string | undefined
}

/**
 * One page and its total in one statement. The text is put together from fixed parts, so their number is small and each
 * is prepared once; a page without rows is one row without anything found.
 */
export async function listed<Row extends object>(db: Db, ask: (bind: Bind) => ListQuery<Row>): Promise<Page<Row>> {
  const { values, bind } = binding()
  const query = ask(bind)
  const { from, key, descending, limit, counter = null } = query
  const table = from.split(' ')[1]
  const after = cursor.read(query.after, key.length)
  const seek = after ? [`(${key.join(', ')}) ${descending ? '<' : '>'} (${after.map(bind).join(', ')})`] : []
  const order = `order by ${key.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ')}`

  const rows = await db.rows<Row & Counted>(
    `select t.total, ${query.found ?? `${key.at(-1)} is not null`} as found, ${query.columns}
       from (${totalOf(query, bind)}) as t (total)
       left join lateral (
         select ${table}.* from ${from} ${where([...query.conditions, ...seek])} ${order} limit ${rowsToRead(limit)}
       ) ${table} on true
       ${query.joins ?? ''}
      ${order}`,
    values,
  )
  const counted = rows[0]?.total ?? 0
  const capped = counter === null && counted > TOTAL_CAP
  // The two columns stay in the row: to copy sixty others without them costs more than to read them, and no contract has them.
  const found: Row[] = rows.filter((row) => row.found)
  return toPage(found, limit, query.keyOf, { n: capped ? TOTAL_CAP : counted, capped })
}

type Counted = { total: number; found: boolean }

const totalOf = (
  { from, conditions, counter }: Pick<ListQuery<never>, 'from' | 'conditions' | 'counter'>,
  bind: Bind,
) =>
  counter
    ? `select coalesce((select n from counters where tenant = ${bind(counter.tenant)} and name = ${bind(counter.name)}), 0)`
    : `select count(*) from (select from ${from} ${where(conditions)} limit ${TOTAL_CAP + 1}) counted`

const where = (conditions: readonly string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '')

// A bound LIMIT is unknown to a generic plan, and each call would be planned anew; four literals are four texts.
const rowsToRead = (limit: number) => [21, 51, 101].find((rows) => rows > limit) ?? 201

/** Everything that begins with the text lies between it and the same text followed by the last code point there is. */
export function beginsWith(keys: readonly string[], text: string, bind: Bind): string {
  const from = bind(text.toLowerCase())
  const to = bind(`${text.toLowerCase()}\u{10FFFF}`)
  return `(${keys.map((key) => `${key} >= ${from} and ${key} < ${to}`).join(' or ')})`
}
