import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
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
