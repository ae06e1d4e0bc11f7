import type { Db } from '../database/database.ts'
import { brought, toRead } from './brought.ts'
import { emptiedColumns, referenceByName } from './conventions.ts'

/** A table as an archive knows it: what its columns are, and which record of which table each of them names. */
export type Shape = {
  readonly name: string
  readonly columns: readonly string[]
  readonly types: Readonly<Record<string, string>>
  /** What orders its rows the same everywhere. */
  readonly order: readonly string[]
  /** Its rows have numbers of their own. */
  readonly numbered: boolean
  readonly references: readonly Reference[]
  /** What begins as an empty list, or as an empty object, is always one. */
  readonly lists: readonly string[]
  readonly objects: readonly string[]
}
export type Reference = { readonly column: string; readonly table: string; readonly required: boolean }

type Found = { name: string; columns: FoundColumn[]; key: string[] | null; links: { column: string; table: string }[] }
type FoundColumn = { name: string; type: string; required: boolean; begins: string | null }

/** The tables that an archive brings, those that others name before those that name them. */
export const shapesIn = async (db: Db): Promise<Shape[]> => shapesOf(await db.rows<Found>(TABLES), brought)

/** Those that it brings, and those that come along to be read. */
export async function shapesToExport(db: Db): Promise<{ shapes: Shape[]; toRead: Shape[] }> {
  const found = await db.rows<Found>(TABLES)
  return { shapes: shapesOf(found, brought), toRead: shapesOf(found, toRead) }
}

const shapesOf = (found: readonly Found[], names: object): Shape[] =>
  inOrder(found.filter(({ name }) => Object.hasOwn(names, name)).map(shapeOf))

/** Every table there is, with whether it has a column that names a tenant. */
export const tablesHere = async (db: Db): Promise<{ name: string; isTenants: boolean }[]> =>
  (await db.rows<Found>(TABLES)).map(({ name, columns }) => ({
    name,
    isTenants: columns.some((each) => each.name === 'company_id' || each.name === 'law_firm_id'),
  }))

function shapeOf({ name, columns: all, key, links }: Found): Shape {
  const columns = all.filter((each) => !emptiedColumns[name]?.includes(each.name))
  const declared = new Map(links.map(({ column, table }) => [column, table]))
  const references = columns.flatMap(({ name: column, type, required }): Reference[] => {
    const table = declared.get(column) ?? (type === 'bigint' ? referenceByName(column) : undefined)
    if (table === undefined || (column === 'id' && !declared.has('id'))) return []
    return [{ column, table, required }]
  })
  return {
    name,
    columns: columns.map((each) => each.name),
    types: Object.fromEntries(columns.map((each) => [each.name, each.type])),
    order: key ?? columns.map((each) => each.name),
    numbered: columns.some((each) => each.name === 'id' && each.type === 'bigint') && !declared.has('id'),
    references,
    lists: beginningAs("'[]'::jsonb", columns),
    objects: beginningAs("'{}'::jsonb", columns),
  }
}

const beginningAs = (empty: string, columns: readonly FoundColumn[]): string[] =>
  columns.filter(({ begins }) => begins === empty).map(({ name }) => name)

/** Circles exist (a company's signature is a file of the company): there the one that may wait for its reference goes first. */
function inOrder(shapes: readonly Shape[]): Shape[] {
  const left = [...shapes].sort((one, other) => rank(one.name) - rank(other.name))
  const placed: Shape[] = []
  while (left.length > 0) {
    const waitsFor = ({ name, references }: Shape, which: (each: Reference) => boolean) =>
      references.some((each) => which(each) && each.table !== name && left.some((other) => other.name === each.table))
    const free = left.findIndex((each) => !waitsFor(each, () => true))
    const next = free >= 0 ? free : left.findIndex((each) => !waitsFor(each, ({ required }) => required))
    const [shape] = left.splice(Math.max(next, 0), 1)
    if (shape) placed.push(shape)
  }
  return placed
}

const FIRST = ['law_firms', 'companies', 'people', 'users', 'files']
const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

// The last column of a foreign key is the one that names; the first of two is the tenant.
const TABLES = `
  select c.relname as name,
         (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'required', a.attnotnull,
                   'begins', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
            from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
         (select array_agg(a.attname::text order by n) from pg_index i
           cross join unnest(i.indkey) with ordinality as u (attnum, n)
           join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum
          where i.indrelid = c.oid and i.indisprimary) as key,
         (select coalesce(json_agg(json_build_object('column', a.attname, 'table', r.relname)), '[]')
            from pg_constraint k join pg_class r on r.oid = k.confrelid
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[array_length(k.conkey, 1)]
           where k.conrelid = c.oid and k.contype = 'f') as links
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`
