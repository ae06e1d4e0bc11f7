import { beforeAll, describe, expect, inject, it } from 'vitest'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { migrate } from '#platform/database/migrate.ts'
import { readReleased } from '#platform/database/released.ts'
import { bareDatabase, withClient } from '../operations/databases.ts'
import { fillTables } from '../operations/fill-tables.ts'
import { history } from './history.ts'
import { pastDatabase, rowCounts } from './past-database.ts'
import { schemaOf } from './schema.ts'

const ownerUrl = inject('ownerUrl')
const released = await readReleased(MIGRATIONS)
let fresh: string[]

beforeAll(async () => {
  const url = await bareDatabase(ownerUrl)
  await migrate({ ownerUrl: url, folder: MIGRATIONS })
  fresh = await withClient(url, schemaOf)
})

describe('a database of an earlier commit', () => {
  it.each(history.map((past) => [past.commit, past] as const))(
    'made at %s has the schema of a new one after its upgrade, and all its rows',
    async (_commit, past) => {
      const url = await pastDatabase(ownerUrl, past)
      await withClient(url, async (client) => {
        await fillTables(client)
        const before = await rowCounts(client)
        await migrate({ ownerUrl: url, folder: MIGRATIONS })
        expect(await schemaOf(client)).toEqual(fresh)
        for (const [table, n] of Object.entries(await rowCounts(client)))
          expect.soft(n, table).toBeGreaterThanOrEqual(before[table] ?? 0)
        const { rows } = await client.query<{ name: string; digest: string }>(
          'select name, digest from schema_migrations',
        )
        expect(Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))).toEqual(released.released)
        expect(await migrate({ ownerUrl: url, folder: MIGRATIONS })).toEqual([])
      })
    },
  )
})
