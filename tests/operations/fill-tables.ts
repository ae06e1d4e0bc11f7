import pg from 'pg'

const NAMES = ['first_name', 'last_name']

type Column = { name: string; type: string; required: boolean; wanted: boolean; choices: string | null }

/**
 * One row in every table of the schema as it stands, whatever it is: every number is 1, so that all foreign keys meet;
 * what a check allows is taken from the check. Everybody has a name, also where the schema has an empty one for those who
 * give none. A table that cannot be filled is named.
 */
export async function fillTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`)
  const names = rows.map(({ name }) => name)
  let left = names
  for (;;) {
    const missing: { name: string; why: string }[] = []
    for (const name of left) {
      const why = await fillTable(client, name)
      if (why !== undefined) missing.push({ name, why })
    }
    if (missing.length === 0) return names
    // Another table first, perhaps; without progress there is a check that the values below do not meet.
    if (missing.length === left.length) throw new Error(missing.map(({ name, why }) => `${name}: ${why}`).join('\n'))
    left = missing.map(({ name }) => name)
  }
}

async function fillTable(client: pg.Client, table: string): Promise<string | undefined> {
  const { rowCount } = await client.query(`select from ${table} limit 1`)
  if (rowCount) return undefined
  const columns = await columnsOf(client, table)
  const wanted = columns.filter((column) => column.wanted)
  const least = wanted.filter(({ name, required }) => required || NAMES.includes(name))
  const tries = [wanted, least].flatMap((chosen) => texts.map((text) => ({ chosen, text })))
  let why: string | undefined
  for (const { chosen, text } of tries) {
    why = await tryInsert(client, table, chosen, text)
    if (why === undefined) return undefined
  }
  return why
}

async function tryInsert(
  client: pg.Client,
  table: string,
  columns: Column[],
  text: string,
): Promise<string | undefined> {
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const values = columns.map((column) => pg.escapeLiteral(sampleOf(column, text))).join(', ')
  try {
    await client.query(`insert into ${table} (${names}) overriding system value values (${values})`)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const texts = ['filler text', '0123456789abcdef0123456789abcdef', 'filler']

function sampleOf({ type, choices }: Column, text: string): string {
  const choice = choices && /ARRAY\['((?:[^']|'')*)'/.exec(choices)?.[1]
  if (choice) return choice
  if (/int|numeric/.test(type)) return '1'
  if (type === 'text[]') return '{filler}'
  if (type === 'jsonb' || type === 'json') return '{"a": 1}'
  if (type === 'boolean') return 'true'
  if (type === 'bytea') return '\\x01'
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000001'
  if (type === 'date') return '2028-02-29'
  if (type.startsWith('timestamp')) return '2026-03-08T10:00:00.123456Z'
  return text
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
            a.attnotnull and (d.oid is null or a.attidentity <> '') as required,
            d.oid is null or a.attidentity <> '' or a.attname = any($2) as wanted,
            (select pg_get_constraintdef(c.oid) from pg_constraint c
              where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
                and pg_get_constraintdef(c.oid) like '%ARRAY[%' limit 1) as choices
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum`,
    [table, NAMES],
  )
  return rows
}
