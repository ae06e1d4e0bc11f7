import pg from 'pg'

const NAMES = ['first_name', 'last_name']

type Column = {
  table: string
  name: string
  type: string
  required: boolean
  wanted: boolean
  /** Part of what tells rows apart, or of what leads to another table's. */
  key: boolean
  refers: boolean
  choices: string | null
}

/**
 * One row in every table of the schema as it stands, whatever it is: every number is 1, so that all foreign keys meet;
 * what a check allows is taken from the check. Everybody has a name, also where the schema has an empty one for those who
 * give none. A table that cannot be filled is named. A later round adds another row to each table that takes one, whose
 * keys are the round's.
 */
export async function fillTables(client: pg.Client, round = 1): Promise<string[]> {
  const columns = await allColumns(client)
  const names = [...new Set(columns.map(({ table }) => table))]
  const empty = new Set(await emptyOf(client, names))
  let left = round === 1 ? [...empty] : names
  for (;;) {
    const missing: { name: string; why: string }[] = []
    for (const name of left) {
      const own = columns.filter(({ table }) => table === name)
      const why = await fillTable(client, name, own, leadsTo(own, round, empty.has(name)))
      if (why !== undefined) missing.push({ name, why })
    }
    // Another table first, perhaps; without progress there is a check that the values below do not meet.
    if (missing.length === left.length) {
      const never = new Set(await emptyOf(client, names))
      const unmet = missing.filter(({ name }) => never.has(name))
      if (unmet.length > 0) throw new Error(unmet.map(({ name, why }) => `${name}: ${why}`).join('\n'))
      return names
    }
    left = missing.map(({ name }) => name)
  }
}

async function emptyOf(client: pg.Client, names: string[]): Promise<string[]> {
  const each = names.map((name) => `select '${name}' as name where not exists (select from ${name})`)
  return (await client.query<{ name: string }>(each.join(' union all '))).rows.map(({ name }) => name)
}

type Numbers = ReadonlyMap<Column, number>

/** The numbers of a row's keys: the round's; what leads to a table that took no row of this round has those of the first. */
function leadsTo(columns: Column[], round: number, isEmpty: boolean): Numbers[] {
  const own = columns.map((column) => [column, round] as const)
  if (round === 1) return [new Map(own)]
  const leading = columns.filter(({ refers }) => refers)
  const all = (number: number) => leading.map((column) => [column, number] as const)
  if (!isEmpty) return [new Map(own), new Map([...own, ...all(1)])]
  return Array.from(
    { length: 2 ** leading.length },
    (_, n) => new Map([...own, ...leading.map((column, bit) => [column, (n >> bit) & 1 ? 1 : round] as const)]),
  )
}

async function fillTable(
  client: pg.Client,
  table: string,
  columns: Column[],
  ways: Numbers[],
): Promise<string | undefined> {
  const wanted = columns.filter((column) => column.wanted)
  const least = wanted.filter(({ name, required }) => required || NAMES.includes(name))
  let why: string | undefined
  for (const numbers of ways)
    for (const chosen of [wanted, least])
      for (const text of texts) {
        const values = chosen.map((column) => sampleOf(column, text, numbers.get(column) ?? 1))
        why = await tryInsert(client, table, chosen, values)
        if (why === undefined) return undefined
      }
  return why
}

async function tryInsert(
  client: pg.Client,
  table: string,
  columns: Column[],
  samples: string[],
): Promise<string | undefined> {
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const values = samples.map((sample) => pg.escapeLiteral(sample)).join(', ')
  try {
    await client.query(`insert into ${table} (${names}) overriding system value values (${values})`)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const texts = ['filler text', '0123456789abcdef0123456789abcdef', 'filler']

function sampleOf({ type, choices, key }: Column, text: string, round: number): string {
  const choice = choices && /ARRAY\['((?:[^']|'')*)'/.exec(choices)?.[1]
  if (choice) return choice
  const mark = round === 1 ? '' : String(round)
  if (/int|numeric/.test(type)) return key ? String(round) : '1'
  if (type === 'text[]') return `{filler${mark}}`
  // Some hold a list: tried with the last of the texts.
  if (type === 'jsonb' || type === 'json') return text === texts.at(-1) ? '[]' : '{"a": 1}'
  if (type === 'boolean') return 'true'
  if (type === 'bytea') return `\\x01${mark}`
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(round).padStart(12, '0')}`
  if (type === 'date') return '2028-02-29'
  if (type.startsWith('timestamp')) return '2026-03-08T10:00:00.123456Z'
  return text.slice(0, text.length - mark.length) + mark
}

async function allColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select r.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
            a.attnotnull and (d.oid is null or a.attidentity <> '') as required,
            d.oid is null or a.attidentity <> '' or a.attname = any($1) as wanted,
            f.refers, f.refers or exists (select from pg_index i where i.indrelid = r.oid and i.indisunique and a.attnum = any(i.indkey)) as key,
            coalesce(
              (select pg_get_constraintdef(c.oid) from pg_constraint c
                where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
                  and pg_get_constraintdef(c.oid) like '%ARRAY[%' limit 1),
              -- … else what the table takes that it refers to.
              (select pg_get_constraintdef(c.oid) from pg_constraint f join pg_constraint c on c.conrelid = f.confrelid
                where f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
                  and c.contype = 'c' and c.conkey = f.confkey and pg_get_constraintdef(c.oid) like '%ARRAY[%' limit 1)) as choices
       from pg_class r
       join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       cross join lateral (
         select exists (select from pg_constraint c
                         where c.conrelid = r.oid and c.contype = 'f' and a.attnum = any(c.conkey)) as refers) f
      where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and r.relname <> 'schema_migrations'
      order by r.relname, a.attnum`,
    [NAMES],
  )
  return rows
}
