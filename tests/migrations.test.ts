import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { tablesOf } from '#platform/backup/tables.ts'
import { migrate, migrationNames } from '#platform/database/migrate.ts'
import { digestOf, readReleased } from '#platform/database/released.ts'
import { bareDatabase, withClient } from './operations/databases.ts'
import { fillTables } from './operations/fill-tables.ts'
import { inDatabase } from './setup/databases.ts'
import { freshDatabase } from './setup/templates.ts'
import { history } from './upgrades/history.ts'

const names = await migrationNames(MIGRATIONS)
/** The migrations with which a landed database ended, so that somebody has one; of those that have not landed every sixth. */
const landed = new Set(history.map(({ ran }) => `${ran.at(-1)?.[0]}.sql`))
const newest = [...landed].sort().at(-1) ?? ''
const stops = names.filter(
  (name, index) => landed.has(name) || (name > newest && index % 6 === 0) || index === names.length - 1,
)
const ownerUrl = inject('ownerUrl')
// Beyond what migrations themselves put into tables.
const FIRST_ROUND = 1000
let folder = ''
/** Goes through all schemas, from stop to stop, with the rows that it got at each. */
let lived = ''

beforeAll(async () => {
  lived = await bareDatabase(ownerUrl)
  folder = mkdtempSync(join(tmpdir(), 'visacare-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const migrated = async () => inDatabase(ownerUrl, await freshDatabase(ownerUrl))

// The product's own lists, nobody's records: a name that was spelled wrong is corrected in place.
const SPELLED_ANEW = { table: 'code_rows', column: 'words' }

type Content = Map<string, { columns: string[]; rows: string[] }>

/** Every table's rows, of the columns given or of all, in one call: one for each table was most of this file's time. */
async function contentOf(client: pg.Client, before?: Content): Promise<Content> {
  const content: Content = new Map()
  for (const { name, columns: all } of await tablesOf(client)) {
    const lasting = all.filter((column) => name !== SPELLED_ANEW.table || column !== SPELLED_ANEW.column)
    const columns = before?.get(name)?.columns.filter((column) => all.includes(column)) ?? lasting
    content.set(name, { columns, rows: [] })
  }
  const each = [...content].map(
    ([name, { columns }]) =>
      `select '${name}' as name, row_to_json(t)::text as row from (select ${columns.map((column) => `"${column}"`).join(', ')} from ${name}) t`,
  )
  const { rows } = await client.query<{ name: string; row: string }>(each.join(' union all '))
  for (const { name, row } of rows) content.get(name)?.rows.push(row)
  return content
}

describe('the migrations', () => {
  it('are the released ones: none is changed, none goes, and a new one is listed with its digest', async () => {
    const found = names.map((name) => [name, digestOf(readFileSync(join(MIGRATIONS, name), 'utf8'))])
    // A line that differs is a released file that was changed: take the change into a new file instead.
    expect((await readReleased(MIGRATIONS)).released).toEqual(Object.fromEntries(found))
  })

  it('have a mend for every earlier wording, and none for anything else', async () => {
    const { earlier, released } = await readReleased(MIGRATIONS)
    expect(readdirSync(join(MIGRATIONS, 'mends')).sort()).toEqual(Object.keys(earlier).sort())
    for (const { now } of Object.values(earlier)) if (now) expect(released).toHaveProperty([now])
    const known = Object.values(released)
    for (const { digests } of Object.values(earlier)) for (const digest of digests) expect(known).not.toContain(digest)
  })

  // What the migrations leave of the rows of all schemas before them, the next ones get: none is lost on the way to the last.
  it.each(stops.map((name, index) => [name, index] as const))(
    'lose no row of the schemas up to the one that ended with %s',
    async (upTo, index) => {
      await migrate({ ownerUrl: lived, folder: MIGRATIONS, upTo })
      await withClient(lived, async (client) => {
        await fillTables(client)
        if (index > 0) await fillTables(client, FIRST_ROUND + index)
        const before = await contentOf(client)
        const next = stops[index + 1]
        const between = names.filter((name) => next !== undefined && name > upTo && name <= next)
        expect(await migrate({ ownerUrl: lived, folder: MIGRATIONS, upTo: next })).toEqual(between)
        const after = await contentOf(client, before)
        for (const [table, { columns, rows }] of before) {
          // A later schema may have dropped a column: what is compared is what both have.
          const kept = after.get(table)
          const expected =
            kept?.columns.length === columns.length ? rows : rows.map((row) => only(row, kept?.columns ?? []))
          const there = new Set(kept?.rows)
          expect
            .soft(
              expected.filter((row) => !there.has(row)),
              `${table} after ${next ?? upTo}`,
            )
            .toEqual([])
        }
      })
    },
  )

  it('do nothing the second time', async () => {
    expect(await migrate({ ownerUrl: await migrated(), folder: MIGRATIONS })).toEqual([])
  })

  it('run once, in the order of their names, when nodes start together', async () => {
    const url = await bareDatabase(ownerUrl)
    const applied = await Promise.all([1, 2, 3].map(() => migrate({ ownerUrl: url, folder: MIGRATIONS })))
    expect(applied.flat()).toEqual(names)
  })

  it('roll back whole when one fails, and go on once it is mended', async () => {
    const url = await migrated()
    const broken = join(folder, '9998_broken.sql')
    await migrate({ ownerUrl: url, folder })
    writeFileSync(broken, `create table half (id bigint); update roles set name = 'changed'; select 1 / 0;`)
    await withClient(url, (client) => fillTables(client))
    await expect(migrate({ ownerUrl: url, folder })).rejects.toThrow(
      'The migration 9998_broken.sql failed and was rolled back: division by zero',
    )
    const left = await withClient(url, (client) =>
      client.query(`select to_regclass('half') as half, (select count(*) from roles where name = 'changed')::integer as changed,
                           (select count(*) from schema_migrations where name like '9998%')::integer as noted`),
    )
    expect(left.rows).toEqual([{ half: null, changed: 0, noted: 0 }])
    writeFileSync(broken, 'create table whole (id bigint)')
    expect(await migrate({ ownerUrl: url, folder })).toEqual(['9998_broken.sql'])
    rmSync(broken)
  })

  it('roll back whole when a mend fails, and keep the note of the earlier wording', async () => {
    const url = await migrated()
    const earlier = 'f'.repeat(64)
    const list = join(folder, 'released.json')
    const whole = readFileSync(list, 'utf8')
    writeFileSync(list, JSON.stringify({ released: {}, earlier: { '0001_scopes.sql': { digests: [earlier] } } }))
    writeFileSync(join(folder, 'mends', '0001_scopes.sql'), 'create table half (id bigint); select 1 / 0')
    await withClient(url, async (client) => {
      await client.query(`update schema_migrations set digest = $1 where name = '0001_scopes.sql'`, [earlier])
      await expect(migrate({ ownerUrl: url, folder })).rejects.toThrow(
        'The mend of the migration 0001_scopes.sql failed and was rolled back: division by zero',
      )
      const { rows } = await client.query(
        `select to_regclass('half') as half, digest from schema_migrations where name = '0001_scopes.sql'`,
      )
      expect(rows).toEqual([{ half: null, digest: earlier }])
    })
    writeFileSync(list, whole)
  })

  it('are refused when one was changed after it ran', async () => {
    const url = await migrated()
    const later = join(folder, '9999_later.sql')
    writeFileSync(later, 'create table later (id bigint)')
    await migrate({ ownerUrl: url, folder })
    writeFileSync(later, 'create table later (id integer)')
    await expect(migrate({ ownerUrl: url, folder })).rejects.toThrow(
      'The migration 9999_later.sql was changed after it ran here.',
    )
  })

  it('stop and name the accounts whose role does not fit their tenant, and go on once they are mended', async () => {
    const url = await bareDatabase(ownerUrl)
    await migrate({ ownerUrl: url, folder: MIGRATIONS, upTo: '0232_ports_spelled.sql' })
    await withClient(url, async (client) => {
      await client.query(`insert into law_firms (code, name) values ('OLD', 'Old & Partners')`)
      await client.query(`insert into roles (id, name, scope) values (1, 'VisaCareAdmin', 'provider')`)
      await client.query(
        `insert into users (user_name, email, role_id, law_firm_id) values ('eve@old.example', 'eve@old.example', 1, 1)`,
      )
      await expect(migrate({ ownerUrl: url, folder: MIGRATIONS })).rejects.toThrow(
        'These users have a role that does not fit their company or law firm: eve@old.example (user 1, role VisaCareAdmin).',
      )
      await client.query(`insert into roles (id, name, scope) values (10, 'LawFirmAdmin', 'firm')`)
      await client.query('update users set role_id = 10')
      await migrate({ ownerUrl: url, folder: MIGRATIONS })
    })
  })
})

function only(row: string, columns: readonly string[]): string {
  const values = JSON.parse(row) as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, values[column]])))
}
