import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { seedReferenceData } from '#app/seed/seed.ts'
import { withClient } from '../operations/databases.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

const NAME = 'visaFormsUpload'
let server: TestServer
let now = 0
const ask = <R extends object>(text: string, values: unknown[] = []) =>
  withClient(server.ownerUrl, async (client) => (await client.query<R>(text, values)).rows)
const rows = () =>
  ask<{ position: number }>(`select position, parent_id from permissions where kind = 'menu' and name = $1`, [NAME])

beforeAll(async () => {
  server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { WORKER: 'separate' },
  })
  now = (await rows())[0]?.position ?? 0
  expect(now).toBeGreaterThan(400)
})
afterAll(() => server.stop())

// As an earlier version left it, whose menu had the row at another place.
beforeEach(async () => {
  await ask(`delete from permissions where kind = 'menu' and name = $1 and position <> $2`, [NAME, now])
  await ask(`update permissions set position = 399 where kind = 'menu' and name = $1`, [NAME])
  await ask(`update installation set value = replace(value::text, $1, $2)::jsonb where name = 'seeded'`, [
    `menu:${now}:${NAME}:`,
    `menu:399:${NAME}:`,
  ])
})

it('a menu row that has another place in this version moves there and stands once', async () => {
  const before = await rows()
  await seedReferenceData(server.services)
  expect(await rows()).toEqual([{ ...before[0], position: now }])
  await seedReferenceData(server.services)
  expect(await rows()).toHaveLength(1)
})

it('a row that an earlier version put there twice stands once', async () => {
  await ask(
    `insert into permissions (kind, name, description, icon, position, parent_id)
     select kind, name, description, icon, $2, parent_id from permissions where kind = 'menu' and name = $1`,
    [NAME, now],
  )
  await ask(`update installation set value = value || to_jsonb($1::text) where name = 'seeded'`, [
    `menu:${now}:${NAME}:Form Library`,
  ])
  await seedReferenceData(server.services)
  expect((await rows()).map(({ position }) => position)).toEqual([now])
})

it('a row that an administrator took away does not come back at its new place', async () => {
  await ask(`delete from permissions where kind = 'menu' and name = $1`, [NAME])
  await seedReferenceData(server.services)
  expect(await rows()).toEqual([])
})

describe('a row that has another name and heading in this version', () => {
  const CASES = 'visaCareManageCase'
  const PROFILE = 'visaCareClientProfile'
  const rowOf = async (name: string) =>
    (
      await ask<{ description: string; icon: string; heading: string }>(
        `select p.description, p.icon, coalesce(h.description, '') as heading from permissions p
           left join permissions h on h.id = p.parent_id where p.kind = 'menu' and p.name = $1`,
        [name],
      )
    ).map(({ description, heading }) => [description, heading])
  // As the version before left it: employers had their company's profile under "Clients".
  const asBefore = async (version: number, description = 'Manage Cases') => {
    await ask(`update permissions set description = $2, version = $3 where kind = 'menu' and name = $1`, [
      ...[CASES, description, version],
    ])
    await ask(
      `update permissions set position = 106, description = 'Client Profile', version = $2,
              parent_id = (select id from permissions where name = '' and position = 100) where kind = 'menu' and name = $1`,
      [PROFILE, version],
    )
    await ask(
      `insert into role_permissions (role_id, permission_id)
       select 3, id from permissions where kind = 'menu' and name = '' and position = 100 on conflict do nothing`,
    )
    await ask(
      `update installation set value = replace(replace(value::text, $1, $2), $3, $4)::jsonb || $5 where name = 'seeded'`,
      [
        ...[`menu:401:${CASES}:All cases`, `menu:401:${CASES}:Manage Cases`],
        ...[`menu:471:${PROFILE}:Company profile`, `menu:106:${PROFILE}:Client Profile`],
        '["menu:100::Clients:3"]',
      ],
    )
    await seedReferenceData(server.services)
  }
  const headings = async () =>
    (
      await ask<{ description: string }>(
        `select p.description from permissions p join role_permissions r on r.permission_id = p.id and r.role_id = 3
        where p.kind = 'menu' and p.name = ''`,
      )
    ).map(({ description }) => description)

  it('has them where nobody changed it, and a heading with nothing left under it goes', async () => {
    await asBefore(1)
    expect(await rowOf(CASES)).toEqual([['All cases', 'Cases']])
    expect(await rowOf(PROFILE)).toEqual([['Company profile', 'Organization']])
    expect(await headings()).not.toContain('Clients')
  })

  it('stays as an administrator saved it, once, with its heading', async () => {
    await asBefore(2, 'Our Matters')
    expect(await rowOf(CASES)).toEqual([['Our Matters', 'Cases']])
    expect(await rowOf(PROFILE)).toEqual([['Client Profile', 'Clients']])
    expect(await headings()).toContain('Clients')
  })
})
