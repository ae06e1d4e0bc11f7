import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { assertTenancy } from '#platform/database/assert-tenancy.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { withClient } from '../operations/databases.ts'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'

let url = ''
let database: Database

beforeAll(async () => {
  const name = await freshDatabase(inject('ownerUrl'))
  url = inDatabase(inject('ownerUrl'), name)
  database = openDatabase({ url: inDatabase(inject('appUrl'), name), clock: systemClock, max: 2 })
})
afterAll(() => database.end())

const asOwner = (sql: string) => withClient(url, (client) => client.query(sql))

it('a start refuses a table that has no wall', async () => {
  await asOwner('create table bare (id integer); grant select on bare to visacare_app')
  await expect(assertTenancy(database)).rejects.toThrow('The table bare has no wall')
  await asOwner('drop table bare')
})

it('a start refuses a wall that hides nothing, in a small table and in one too large to read whole', async () => {
  for (const rows of [1, 200_000]) {
    await asOwner(`create table glass (id integer);
      insert into glass select generate_series(1, ${rows});
      call app.protect('glass', 'true')`)
    await expect(assertTenancy(database)).rejects.toThrow('The table glass shows rows without a tenant')
    await asOwner('drop table glass')
  }
  await expect(assertTenancy(database)).resolves.toBeUndefined()
})
