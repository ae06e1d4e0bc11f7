import type { Db } from '../database/database.ts'

/** What the database says of a value that it refuses. */
export type Refused = { code: string; table?: string; column?: string; constraint?: string }

/** Only what is wrong with the value itself: 22 data, 23 integrity, 54 limits, P0001 a trigger's own word. */
export function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', table, column, constraint } = error as Partial<Refused>
  return /^(22|23|54)/.test(code) || code === 'P0001' ? { code, table, column, constraint } : undefined
}

type Place = Refused & { place?: number | undefined }

/** The sentence for who imports: which row, which column, and why. */
export async function whereItIs(db: Db, { code, table = '', column, constraint, place }: Place): Promise<string> {
  const columns = column ? [column] : await columnsOf(db, table, constraint)
  const named = columns.map((each) => `“${each}”`).join(', ')
  const row = place === undefined ? 'A row' : `Row ${place}`
  const where = columns.length > 0 ? `, ${columns.length === 1 ? 'column' : 'columns'} ${named}` : ''
  return `${row} of “${table.replaceAll('_', ' ')}”${where}: ${reasonOf(code)}. Nothing was imported.`
}

const TENANT = ['company_id', 'law_firm_id']

/** The columns that a rule of the database is about; the tenant's stand beside nearly all of them. */
async function columnsOf(db: Db, table: string, constraint: string | undefined): Promise<string[]> {
  if (!constraint) return []
  const found = await db.rows<{ name: string }>(
    `select a.attname::text as name from pg_attribute a
      where a.attrelid = to_regclass($1) and a.attnum = any (coalesce(
        (select k.conkey from pg_constraint k where k.conrelid = a.attrelid and k.conname = $2),
        (select i.indkey::smallint[] from pg_index i where i.indrelid = a.attrelid and i.indexrelid = to_regclass($2))))
      order by a.attnum`,
    [table, constraint],
  )
  const names = found.map(({ name }) => name)
  const own = names.filter((name) => !TENANT.includes(name))
  return own.length > 0 ? own : names
}

const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^23502/, 'a value is missing'],
  [/^23503/, 'it names a record that isn’t there'],
  [/^(23505|23P01)/, 'the same is there twice, or exists here already'],
  [/^23514/, 'this value isn’t allowed'],
  [/^22001/, 'this value is too long'],
  [/^(22003|22008)/, 'this value is out of range'],
  [/^22/, 'this value isn’t of the right kind'],
  [/^54/, 'this value is too large'],
]
const reasonOf = (code: string): string => REASONS.find(([known]) => known.test(code))?.[1] ?? 'a rule refuses it'
