import { beforeAll, describe, expect, inject, it } from 'vitest'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { migrate } from '#platform/database/migrate.ts'
import { readReleased } from '#platform/database/released.ts'
import { bareDatabase, withClient } from '../operations/databases.ts'
import { fillTables } from '../operations/fill-tables.ts'
import { history, type Past, RELEASED } from './history.ts'
import { pastDatabase, rowCounts } from './past-database.ts'
import { schemaOf } from './schema.ts'

const ownerUrl = inject('ownerUrl')
const released = await readReleased(MIGRATIONS)
/**
 * Those of the listed databases that an older one passes on its way: it goes as far as the next of them and must then have
 * the schema of one made there. From there the way is that one's own, whose wordings are the released ones as well; what
 * becomes of rows over the whole way, tests/migrations.test.ts looks at.
 */
const milestones = ['d39b01e', '0364fe6', '754a3c5', history.at(-2)?.commit]
/** Those that once failed, the first and the last two go all the way. */
const wholeWay = [history[0]?.commit, '40544e4', '30099ca', 'ec35a6e', ...history.slice(-2).map(({ commit }) => commit)]

const wayTo = ({ ran }: Past) => ran.map(([name]) => `${name}.sql`)
const isMilestone = ({ commit }: Past) => milestones.includes(commit)
/** The migrations that an old database is given; undefined: all there are. */
function wayOf(past: Past): readonly string[] | undefined {
  if (wholeWay.includes(past.commit)) return undefined
  const milestone = history.slice(history.indexOf(past) + 1).find(isMilestone)
  return milestone && wayTo(milestone)
}

/** The schemas of new databases, by how many migrations they were given. */
const made = new Map<number | undefined, string[]>()

beforeAll(async () => {
  for (const way of [undefined, ...history.filter(isMilestone).map(wayTo)]) {
    const url = await bareDatabase(ownerUrl)
    await migrate({ ownerUrl: url, folder: MIGRATIONS, ...(way && { only: way }) })
    made.set(way?.length, await withClient(url, schemaOf))
  }
})

it('passes databases that have only released wordings', () => {
  const found = history.filter(isMilestone)
  expect(found).toHaveLength(milestones.length)
  for (const { commit, ran } of found)
    expect([commit, ran.filter(([, which]) => which !== RELEASED)]).toEqual([commit, []])
})

describe('a database of an earlier commit', () => {
  it.each(history.map((past) => [past.commit, past] as const))(
    'made at %s has the schema of a new one after its upgrade, and all its rows',
    async (_commit, past) => {
      const url = await pastDatabase(ownerUrl, past)
      const way = wayOf(past)
      const upgrade = () => migrate({ ownerUrl: url, folder: MIGRATIONS, ...(way && { only: way }) })
      await withClient(url, async (client) => {
        await fillTables(client)
        const before = await rowCounts(client)
        await upgrade()
        expect(await schemaOf(client)).toEqual(made.get(way?.length))
        for (const [table, n] of Object.entries(await rowCounts(client)))
          expect.soft(n, table).toBeGreaterThanOrEqual(before[table] ?? 0)
        const { rows } = await client.query<{ name: string; digest: string }>(
          'select name, digest from schema_migrations',
        )
        const names = way ?? Object.keys(released.released)
        expect(Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))).toEqual(
          Object.fromEntries(names.map((name) => [name, released.released[name]])),
        )
        expect(await upgrade()).toEqual([])
      })
    },
  )
})
