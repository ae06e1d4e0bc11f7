import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { assertTenancy } from '#platform/database/assert-tenancy.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { withClient } from './operations/databases.ts'
import { fillTables } from './operations/fill-tables.ts'
import { inDatabase } from './setup/databases.ts'
import { freshDatabase } from './setup/templates.ts'

// Not a tenant's, and nothing for the application to see at all.
const hidden = ['schema_migrations']
// Insert-only or kept by the database itself: what the application may do to these is less than everything.
const limited: Record<string, string> = {
  audit_events: 'SELECT',
  audit_heads: 'SELECT',
  counters: 'SELECT',
}

let url = ''
let database: Database
let tables: Table[] = []

type Table = {
  name: string
  forced: boolean
  enabled: boolean
  owner: string
  policies: string[]
  grants: string[]
  columns: string[]
}

beforeAll(async () => {
  const name = await freshDatabase(inject('ownerUrl'))
  url = inDatabase(inject('ownerUrl'), name)
  await withClient(url, async (client) => {
    await fillTables(client)
    tables = await tablesOf(client)
  })
  database = openDatabase({ url: inDatabase(inject('appUrl'), name), clock: systemClock, max: 2 })
})
afterAll(() => database.end())

const open = () => tables.filter(({ name }) => !hidden.includes(name))

describe('every table', () => {
  it('is listed, and each has a row to be hidden', async () => {
    expect(tables.length).toBeGreaterThan(25)
    await withClient(url, async (client) => {
      for (const { name } of tables)
        expect([name, (await client.query(`select from ${name} limit 1`)).rowCount]).toEqual([name, 1])
    })
  })

  it('has row-level security, enabled and forced, with one policy for the owner and one for the application', () => {
    for (const { name, enabled, forced, policies } of open()) {
      expect([name, enabled, forced, policies]).toEqual([name, true, true, ['owner', 'scope']])
    }
  })

  it('that keeps what a firm wrote for itself shows it to that firm only', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query<{ table: string; lets: string }>(
        `select c.table_name as table, p.qual as lets
           from information_schema.columns c join pg_policies p on p.tablename = c.table_name and p.policyname = 'scope'
          where c.table_schema = 'public' and c.column_name = 'own_law_firm_id'`,
      ),
    )
    expect(rows.length).toBeGreaterThan(5)
    const toThatFirm = /own_law_firm_id = (\( SELECT )?app\.own_law_firm\(\)/
    // What is being written shows to whoever asked for it and nobody else.
    for (const { table, lets } of rows.filter(({ table: each }) => each !== 'letter_works'))
      expect(lets, table).toMatch(toThatFirm)
  })

  it('belongs to the owner, and the application owns nothing', async () => {
    expect(new Set(tables.map(({ owner }) => owner))).toEqual(new Set(['visacare_owner']))
    const { rows } = await withClient(url, (client) =>
      client.query(
        `select count(*)::integer as owned from pg_shdepend where refobjid = 'visacare_app'::regrole and deptype = 'o'`,
      ),
    )
    expect(rows).toEqual([{ owned: 0 }])
  })

  it('gives the application reading and writing of rows at the most, never truncate, references or triggers', () => {
    for (const { name, grants } of open()) {
      expect(grants, name).toContain('SELECT')
      expect(
        grants.filter((grant) => !['SELECT', 'INSERT', 'UPDATE', 'DELETE'].includes(grant)),
        name,
      ).toEqual([])
      const limit = limited[name]
      if (limit) expect(grants.join(' '), name).toBe(limit)
    }
    for (const name of hidden) expect(tables.find((table) => table.name === name)?.grants).toEqual([])
  })

  it('shows no row without a scope, and none to a company that does not exist', async () => {
    for (const { name } of open()) {
      const count = `select count(*) as n from ${name}`
      expect([name, await database.read({ kind: 'none' }).one(count)]).toEqual([name, { n: 0 }])
      const open = visibleInside.has(name)
      const elsewhere = await database.read({ kind: 'company', companyId: 999_999 }).one<{ n: number }>(count)
      expect([name, elsewhere.n > 0]).toEqual([name, open])
    }
    await expect(assertTenancy(database)).resolves.toBeUndefined()
  })

  it('takes no row for another tenant', async () => {
    for (const { name, columns } of open().filter(({ name: each }) => tenantTables().includes(each))) {
      if (!columns.includes('company_id')) continue
      const stolen = database.transaction({ kind: 'company', companyId: 999_999 }, (tx) =>
        tx.run(`update ${name} set company_id = company_id`),
      )
      const changed = await stolen.catch((error: Error) => error.message)
      expect(changed === 0 || /permission denied/.test(String(changed)), `${name}: ${changed}`).toBe(true)
    }
  })

  it('keeps a tenant’s records together: a person is named with the company', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query<{ table: string; definition: string }>(FOREIGN_KEYS),
    )
    const toPeople = rows.filter(({ definition }) => /REFERENCES people\(/.test(definition))
    expect(toPeople.length).toBeGreaterThan(2)
    for (const { table, definition } of toPeople) {
      expect([table, definition]).toEqual([
        table,
        expect.stringMatching(/^FOREIGN KEY \(company_id, \w+\) REFERENCES people\(company_id, id\)/),
      ])
    }
  })
})

describe('the application’s role', () => {
  it('is weak, and every function that runs with the owner’s rights has a fixed search path', async () => {
    const { rows } = await withClient(url, (client) =>
      client.query(
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = 'visacare_app'`,
      ),
    )
    expect(rows.map((row) => Object.values(row))).toEqual([[false, false, false, false, false]])
    const loose = await withClient(url, (client) =>
      client.query(`select proname from pg_proc where pronamespace = 'app'::regnamespace and prosecdef
                       and not coalesce(proconfig::text like '%search_path=public, pg_temp%', false)`),
    )
    expect(loose.rows).toEqual([])
  })

  it('can neither make tables, read other schemas nor become the owner', async () => {
    const as = (sql: string) => database.transaction({ kind: 'system' }, (tx) => tx.run(sql))
    for (const sql of [
      'create table mine (id bigint)',
      'create table app.mine (id bigint)',
      'select * from graphile_worker._private_jobs',
      'set role visacare_owner',
      'alter table users no force row level security',
      'alter table users disable row level security',
    ]) {
      await expect(as(sql), sql).rejects.toThrow(/permission denied|must be owner/)
    }
  })
})

// Roles, rights, common values, the password policy and the editions of forms are the product's own: every signed-in user sees them.
const visibleInside = new Set([
  'code_lists',
  'code_rows',
  'roles',
  'permissions',
  'role_permissions',
  'common_details',
  'password_policies',
  'form_editions',
  'filing_addresses',
  'filing_address_changes',
  'service_center_addresses',
  'news_posts',
  'visa_bulletin_cells',
  'subscription_frequencies',
  'subscription_plans',
  'subscription_prices',
  'order_prices',
  'terms_versions',
])
const tenantTables = () =>
  open()
    .map(({ name }) => name)
    .filter((name) => !visibleInside.has(name))

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint
   where contype = 'f' and connamespace = 'public'::regnamespace`

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
           array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies,
           array(select a.privilege_type from aclexplode(c.relacl) a where a.grantee = 'visacare_app'::regrole order by 1) as grants,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`)
  return rows
}
