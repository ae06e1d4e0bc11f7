import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { copyOut } from './copy.ts'

export type Table = {
  name: string
  /** Stored columns; generated ones follow from them. */
  columns: string[]
  /** What orders the rows the same everywhere, so that equal rows have equal digests. */
  order: string
}
export type Sequence = { name: string; value: string; called: boolean }
export type Digest = { rows: number; sha256: string }

/** Every table of the product in this database. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{
    name: string
    columns: string[]
    key: string[] | null
    collated: boolean[] | null
  }>(`
    select c.relname as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           k.key, k.collated
      from pg_class c
      left join lateral (
        select array_agg(a.attname::text order by n) as key, array_agg(a.attcollation <> 0 order by n) as collated
          from pg_index i
          cross join unnest(i.indkey) with ordinality as u (attnum, n)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum
         where i.indrelid = c.oid and i.indisprimary) k on true
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     order by c.relname`)
  return rows.map(({ name, columns, key, collated }) => ({
    name,
    columns,
    order: orderBy(key ?? columns, collated ?? []),
  }))
}

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quoted(name)}`,
    )
    if (state.rows[0]) sequences.push({ name, ...state.rows[0] })
  }
  return sequences
}

export const copyTable = (client: pg.Client, { name, columns, order }: Table): Readable =>
  copyOut(client, `copy (select ${listed(columns)} from public.${quoted(name)} order by ${order}) to stdout`)

export const loadStatement = ({ name, columns }: Table) => `copy public.${quoted(name)} (${listed(columns)}) from stdin`

export const digestOfTable = (client: pg.Client, table: Table): Promise<Digest> => digestOf(copyTable(client, table))

/** COPY's text format writes one line per row, and a line break within a value as `\n`. */
export async function digestOf(content: AsyncIterable<Buffer>): Promise<Digest> {
  const digest = digester()
  for await (const chunk of content) digest.add(chunk)
  return digest.end()
}

export function digester() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(chunk: Buffer): void {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows++
    },
    end: (): Digest => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** The one way of writing values that every connection of a backup or a restore uses. */
export const plainSettings = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = '10s'`

export const quoted = (name: string) => pg.escapeIdentifier(name)
const listed = (columns: readonly string[]) => columns.map(quoted).join(', ')

// Another server may sort texts by another language's rules; "C" is the same on all.
function orderBy(columns: readonly string[], collated: readonly boolean[]): string {
  return columns.map((column, index) => quoted(column) + (collated[index] ? ' collate "C"' : '')).join(', ')
}
