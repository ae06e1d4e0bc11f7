import type { Db } from '#platform/database/database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from '#platform/database/pages.ts'

export type Bind = (value: unknown) => string

export type KeysetQuery<Row> = {
  columns: string
  /** The one table that is listed, with its name in the query: 'users u'. */
  from: string
  /** Fixed texts that bind their values; joined with "and". */
  conditions: (bind: Bind) => string[]
  /** The columns of the order, the last one unique. */
  key: readonly string[]
  keyOf: (row: Row) => readonly (string | number)[]
  descending: boolean
  limit: number
  after: string | undefined
}

/** One page and its total, which stops at the cap, in one statement. */
export async function keysetPage<Row>(db: Db, query: KeysetQuery<Row>): Promise<Page<Row>> {
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const conditions = query.conditions(bind)
  const after = cursor.read(query.after, query.key.length)
  const seek = after && `(${query.key.join(', ')}) ${query.descending ? '<' : '>'} (${after.map(bind).join(', ')})`
  const where = (parts: string[]) => (parts.length > 0 ? `where ${parts.join(' and ')}` : '')
  const table = query.from.split(' ')[1]
  const rows = await db.rows<Row & { total: number; found: boolean }>(
    `select t.total, ${table}.id is not null as found, ${query.columns}
       from (select count(*) from (select from ${query.from} ${where(conditions)} limit ${TOTAL_CAP + 1}) counted) as t (total)
       left join lateral (
         select ${table}.* from ${query.from} ${where([...conditions, ...(seek ? [seek] : [])])}
          ${orderBy(query)} limit ${rowsToRead(query.limit)}
       ) ${table} on true
      ${orderBy(query)}`,
    values,
  )
  const total = rows[0]?.total ?? 0
  return toPage<Row>(
    rows.filter(({ found }) => found),
    query.limit,
    query.keyOf,
    { n: Math.min(total, TOTAL_CAP), capped: total > TOTAL_CAP },
  )
}

// A bound LIMIT is unknown to a generic plan, and each call would be planned anew; four literals are four texts.
const rowsToRead = (limit: number) => [21, 51, 101].find((rows) => rows > limit) ?? 201

const orderBy = ({ key, descending }: Pick<KeysetQuery<never>, 'key' | 'descending'>) =>
  `order by ${key.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ')}`

/** Everything that begins with the text lies between it and the same text followed by the last code point there is. */
export function beginsWith(keys: readonly string[], text: string, bind: Bind): string {
  const from = bind(text.toLowerCase())
  const to = bind(`${text.toLowerCase()}\u{10FFFF}`)
  return `(${keys.map((key) => `${key} >= ${from} and ${key} < ${to}`).join(' or ')})`
}
