import pg from 'pg'

const NAMES = ['first_name', 'last_name']
/** The one role there is belongs to the provider, whose users are in no law firm. */
const LEFT_EMPTY = ['users.law_firm_id']

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
  await client.query(FIRST_TAKEN)
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
  for (const numbers of ways) {
    const rows = [wanted, least].flatMap((chosen) =>
      texts.map((text) => insertOf(table, chosen, (column) => sampleOf(column, text, numbers.get(column) ?? 1))),
    )
    why = await firstTaken(client, [...new Set(rows)])
    if (why === undefined) return undefined
  }
  return why
}

function insertOf(table: string, columns: Column[], sample: (column: Column) => string): string {
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const values = columns.map((column) => pg.escapeLiteral(sample(column))).join(', ')
  return `insert into ${table} (${names}) overriding system value values (${values})`
}

/** Why none of these is taken: most tables refuse several, and a call for each would be most of the work. */
async function firstTaken(client: pg.Client, inserts: string[]): Promise<string | undefined> {
  const { rows } = await client.query<{ why: string | null }>('select pg_temp.first_taken($1) as why', [inserts])
  return rows[0]?.why ?? undefined
}

const FIRST_TAKEN = `
  create or replace function pg_temp.first_taken(inserts text[]) returns text language plpgsql as $$
  declare
    each text;
    why text;
  begin
    set constraints all immediate;
    foreach each in array inserts loop
      begin
        execute each;
        return null;
      exception when others then
        why := sqlerrm;
      end;
    end loop;
    return why;
  end
  $$`

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
    `with choices as materialized (
       select conrelid, conkey, min(definition) as definition
         from (select conrelid, conkey, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c') c
        where definition like '%ARRAY[%' group by conrelid, conkey),
     -- Gathered once each: looked for column by column they took longer than the rows themselves.
     referring as materialized (
       select distinct conrelid, attnum from pg_constraint cross join unnest(conkey) as attnum where contype = 'f'),
     telling as materialized (
       select distinct indrelid, attnum from pg_index cross join unnest(indkey::smallint[]) as attnum where indisunique),
     referred as materialized (
       select f.conrelid, f.conkey, min(c.definition) as definition
         from pg_constraint f join choices c on c.conrelid = f.confrelid and c.conkey = f.confkey
        where f.contype = 'f' group by f.conrelid, f.conkey)
     select r.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
            a.attnotnull and (d.oid is null or a.attidentity <> '') as required,
            (d.oid is null or a.attidentity <> '' or a.attname = any($1)) and r.relname || '.' || a.attname <> all($2) as wanted,
            f.attnum is not null as refers, f.attnum is not null or k.attnum is not null as key,
            -- … else what the table takes that it refers to.
            coalesce(own.definition, other.definition) as choices
       from pg_class r
       join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       left join choices own on own.conrelid = a.attrelid and own.conkey = array[a.attnum]
       left join referred other on other.conrelid = a.attrelid and other.conkey = array[a.attnum]
       left join referring f on f.conrelid = a.attrelid and f.attnum = a.attnum
       left join telling k on k.indrelid = a.attrelid and k.attnum = a.attnum
      where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and r.relname <> 'schema_migrations'
      order by r.relname, a.attnum`,
    [NAMES, LEFT_EMPTY],
  )
  return rows
}
