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
/** The listed database before the newest: what older ones become on the way is compared with it, and it goes the rest itself. */
const milestone = history.at(-2)
const until = milestone?.ran.map(([name]) => `${name}.sql`) ?? []
let fresh: string[]
let listed: string[]

beforeAll(async () => {
  const url = await bareDatabase(ownerUrl)
  await migrate({ ownerUrl: url, folder: MIGRATIONS, only: until })
  listed = await withClient(url, schemaOf)
  const other = await bareDatabase(ownerUrl)
  await migrate({ ownerUrl: other, folder: MIGRATIONS })
  fresh = await withClient(other, schemaOf)
})

/** Those that once failed, the first and the last two go all the way; for the others the rest of the way is the milestone's. */
const wholeWay = [history[0]?.commit, '40544e4', '30099ca', 'ec35a6e', ...history.slice(-2).map(({ commit }) => commit)]

describe('a database of an earlier commit', () => {
  it.each(history.map((past) => [past.commit, past] as const))(
    'made at %s has the schema of a new one after its upgrade, and all its rows',
    async (commit, past) => {
      const url = await pastDatabase(ownerUrl, past)
      const whole = wholeWay.includes(commit)
      const upgrade = () => migrate({ ownerUrl: url, folder: MIGRATIONS, ...(!whole && { only: until }) })
      await withClient(url, async (client) => {
        await fillTables(client)
        const before = await rowCounts(client)
        await upgrade()
        expect(await schemaOf(client)).toEqual(whole ? fresh : listed)
        for (const [table, n] of Object.entries(await rowCounts(client)))
          expect.soft(n, table).toBeGreaterThanOrEqual(before[table] ?? 0)
        const { rows } = await client.query<{ name: string; digest: string }>(
          'select name, digest from schema_migrations',
        )
        const names = whole ? Object.keys(released.released) : until
        expect(Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))).toEqual(
          Object.fromEntries(names.map((name) => [name, released.released[name]])),
        )
        expect(await upgrade()).toEqual([])
      })
    },
  )
})
