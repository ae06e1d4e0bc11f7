import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'
import { compare, type Declared, type Shape } from './compare.ts'
import { Describer } from './describer.ts'

let client: pg.Client
let describer: Describer

beforeAll(async () => {
  const ownerUrl = inject('ownerUrl')
  client = new pg.Client({ connectionString: inDatabase(ownerUrl, await freshDatabase(ownerUrl)) })
  await client.connect()
  await client.query(`
    create table houses (id bigint primary key, name text not null, built date, seen_at timestamptz not null, rooms integer not null,
      worth numeric not null, marks text[] not null, years bigint[] not null, plan jsonb not null, deed bytea not null,
      code text generated always as (coalesce(plan ->> 'code', '')) stored);
    create table doors (id bigint primary key, house_id bigint not null references houses, wide boolean not null, opened_on date)`)
  describer = await Describer.of(client)
})
afterAll(() => client.end())

/** As a row type says it: `{ built: 'string | null' }`; 'number[]' is an array, a question mark behind the name optional. */
function row(types: Record<string, string>): Declared[] {
  return Object.entries(types).map(([name, says]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    says,
    shape: shapeOf(says),
  }))
}

function shapeOf(says: string): Shape {
  const parts = says.split(' | ')
  const shape: Shape = { kinds: new Set(), isNullable: parts.includes('null') }
  for (const part of parts.filter((each) => each !== 'null')) {
    shape.kinds.add(part.endsWith('[]') ? 'array' : (part as 'string'))
    if (part.endsWith('[]')) shape.element = shapeOf(part.slice(0, -2))
  }
  return shape
}

const compared = async (types: Record<string, string>, sql: string) =>
  compare(row(types), await describer.columnsOf(sql))
const wrongIn = async (types: Record<string, string>, sql: string) =>
  (await compared(types, sql)).wrong.map(({ what }) => what)

describe('a row type', () => {
  it('is right about what a statement answers', async () => {
    const types = {
      ...{ id: 'number', name: 'string', built: 'string | null', seenAt: 'string', rooms: 'number', worth: 'number' },
      ...{ marks: 'string[]', years: 'number[]', plan: 'object', deed: 'bytes', code: 'string', 'later?': 'string' },
    }
    const sql = `select id, name, built, seen_at as "seenAt", rooms, worth, marks, years, plan, deed, code from houses where id = $1`
    expect(await compared(types, sql)).toEqual({ wrong: [], loose: [] })
  })

  it('fails with its statement when a column is renamed', async () => {
    const rooms = () => wrongIn({ rooms: 'number' }, 'select rooms from houses')
    expect(await rooms()).toEqual([])
    await client.query('alter table houses rename column rooms to chambers')
    await expect(rooms()).rejects.toThrow('column "rooms" does not exist')
    await client.query('alter table houses rename column chambers to rooms')
  })

  it('is wrong about a property that no column has, or one under another name', async () => {
    expect(await wrongIn({ id: 'number', seenAt: 'string' }, 'select id, seen_at from houses')).toEqual([
      'seenAt is declared, and the columns are id, seen_at',
    ])
  })

  it.each([
    ['name', 'number', 'text, which arrives as string'],
    ['seen_at', 'date', 'timestamptz, which arrives as string'],
    ['rooms', 'string', 'int4, which arrives as number'],
    ['id', 'string', 'int8, which arrives as number'],
    ['marks', 'string', '_text, which arrives as an array of string'],
    ['years', 'string[]', '_int8, which arrives as an array of number'],
    ['plan', 'date', 'jsonb, which arrives as json'],
    ['rooms > 1', 'number', 'bool, which arrives as boolean'],
    ['current_date', 'date', 'date, which arrives as string'],
  ])('is wrong when %s is declared as %s', async (column, says, arrives) => {
    expect(await wrongIn({ it: says }, `select ${column} as it from houses`)).toEqual([
      `it is declared as ${says}, and the column is ${arrives}`,
    ])
  })

  it.each([
    ['select built as it from houses', 'houses.built is not declared "not null"'],
    [
      'select h.name as it from doors d left join houses h on h.id = d.house_id',
      'its row may be missing in the outer join of h',
    ],
    ['select max(rooms) as it from houses', 'it is an aggregate of perhaps nothing'],
    ['select (select name from houses where id = $1) as it', 'its subquery may find nothing'],
    ['select (select min(rooms) from houses) as it from doors', 'it is an aggregate of perhaps nothing'],
    [`select case when rooms > 3 then name end as it from houses`, 'its case has no else'],
    ['select null as it from houses', 'it is null'],
    [
      'update doors set wide = true where id = $1 returning opened_on as it',
      'doors.opened_on is not declared "not null"',
    ],
  ])('that knows no null is wrong about: %s', async (sql, why) => {
    const wrong = await wrongIn({ it: 'anything' }, sql)
    expect(wrong).toEqual([`it is declared as anything, and the column can be null: ${why}`])
    expect(await wrongIn({ it: 'anything | null' }, sql)).toEqual([])
    expect(await wrongIn({ 'it?': 'anything' }, sql)).toEqual([])
  })

  it.each([
    'select built as it from houses where built is not null',
    'select built as it from houses where rooms = $1 and (built > $2) order by built limit 3',
    `select plan ->> 'owner' as it from houses`,
    'select h.name as it from doors d join houses h on h.id = d.house_id',
    'select h.name as it from doors d left join houses h on h.id = d.house_id where h.rooms > 1',
    'select d.wide as it from doors d left join houses h on h.id = d.house_id',
    'select count(*) as it from houses',
    'select max(rooms) as it from houses group by name',
    'select exists (select 1 from houses where id = $1) as it',
    'select (select count(*) from doors d where d.house_id = h.id) as it from houses h',
    'select max(built) as it from houses having max(built) is not null',
    'insert into doors (id, house_id, wide) values ($1, $2, true) returning house_id as it',
    'select code as it from houses',
  ])('that knows no null is let pass with: %s', async (sql) => {
    expect(await wrongIn({ it: 'anything' }, sql)).toEqual([])
  })

  it('may allow for a null that never comes, which is only told', async () => {
    expect(await compared({ name: 'string | null' }, 'select name from houses')).toEqual({
      wrong: [],
      loose: ['name is declared as string | null, and the column is never null'],
    })
  })

  it('may stand for what is not asked about: a column of a union is either’s', async () => {
    const union = 'select built as it from houses union all select opened_on from doors'
    expect(await wrongIn({ it: 'string' }, union)).toEqual([])
  })
})
