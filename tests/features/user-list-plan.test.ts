import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListFilter, listUsers } from '#identity/users/server/list.ts'
import type { Db } from '#platform/database/database.ts'
import type { Scope } from '#platform/database/scope.ts'
import { plansOf, startFilled } from '../setup/plans.ts'
import type { TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startFilled(fill)
})
afterAll(() => server?.stop())

async function fill(owner: pg.Client) {
  await owner.query(`insert into companies (code, name) select 'MANY' || g, 'MANY ' || g from generate_series(1, 20) g`)
  await owner.query(`
    insert into users (user_name, email, role_id, company_id, first_name, last_name, made_by)
    select 'many' || g || '@many.demo', 'many' || g || '@many.demo', 4, c.id, md5('first' || g), md5('last' || g), 'person'
      from generate_series(1, 8000) g
      join companies c on c.code = 'MANY' || 1 + g % 20`)
  await owner.query('vacuum analyze users, companies')
}

async function planOf(
  scope: Scope,
  listed: Parameters<typeof listUsers>[1],
  filter: Partial<ListFilter> = {},
): Promise<string> {
  const ask = (db: Db) => listUsers(db, listed, { sort: 'name', limit: 20, ...filter })
  return (await plansOf(server, scope, ask)).at(-1) ?? ''
}

const companyOf = async () =>
  (
    await server.services.database
      .read({ kind: 'system' })
      .one<{ id: number }>(`select id from companies where code = 'MANY7'`)
  ).id

test('a page of a company reads one short range of its index, under row-level security', async () => {
  const companyId = await companyOf()
  const plan = await planOf({ kind: 'company', companyId }, { of: 'company', id: companyId })
  expect(plan).toMatch(/Index Scan using users_by_company_name on users u \(actual rows=21/)
})

test('a page over all tenants reads one short range too, also deep inside', async () => {
  const after = Buffer.from(JSON.stringify(['c', 'c', 1])).toString('base64url')
  const plan = await planOf({ kind: 'system' }, { of: 'all' }, { after })
  expect(plan).toMatch(/Index Scan using users_by_name on users u \(actual rows=21/)
  expect(plan).toMatch(/Index Cond: \(ROW\(last_name, first_name, id\) > ROW/)
})

test('search over all tenants uses the keys, which leak nothing', async () => {
  const plan = await planOf({ kind: 'system' }, { of: 'all' }, { search: 'many1234' })
  expect(plan).toMatch(/Bitmap Index Scan on users_by_email_key/)
  expect(plan).not.toMatch(/Seq Scan on users/)
})
