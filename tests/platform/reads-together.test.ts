import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { dropDatabase, inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'

let database: Database
let name = ''
beforeAll(async () => {
  name = await freshDatabase(inject('ownerUrl'))
  database = openDatabase({ url: inDatabase(inject('appUrl'), name), clock: systemClock, max: 1 })
})
afterAll(async () => {
  await database.end()
  await dropDatabase(inject('ownerUrl'), name)
})

const system = { kind: 'system' } as const
const TRANSACTION = 'select pg_current_xact_id()::text as id'

it('reads asked for at the same time are one transaction, each with its own answer', async () => {
  const db = database.read(system)
  const ask = () =>
    Promise.all([
      db.one<{ id: string }>(TRANSACTION),
      db.rows('select generate_series(1, 3) as n'),
      db.one<{ id: string }>(TRANSACTION),
    ])
  for (const [first, rows, last] of [await ask(), await ask()]) {
    expect(last.id).toBe(first.id)
    expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  }
  expect((await db.one<{ id: string }>(TRANSACTION)).id).not.toBe((await db.one<{ id: string }>(TRANSACTION)).id)
})

it('when one of them fails, all of them do, and the next ones are answered', async () => {
  const db = database.read(system)
  const answers = await Promise.allSettled([db.one('select 1 as n'), db.one('select 1 / 0 as n')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await db.one('select 2 as n')).toEqual({ n: 2 })
})

it('a transaction takes its connection with its first statement', async () => {
  const seen = await database.transaction(system, async (tx) => {
    // With a pool of one, this would wait for ever.
    const before = await database.read(system).one<{ n: number }>('select 1 as n')
    return before.n + (await tx.one<{ n: number }>('select 2 as n')).n
  })
  expect(seen).toBe(3)
})

it('statements that a transaction is asked for at the same time go to the driver one after the other', async () => {
  let [running, most] = [0, 0]
  database.pool.once('acquire', (client) => {
    const { query } = client
    client.query = ((batch: { callback: (...answer: unknown[]) => void }) => {
      running += 1
      most = Math.max(most, running)
      const { callback } = batch
      batch.callback = (...answer) => {
        running -= 1
        callback(...answer)
      }
      return query.call(client, batch as never)
    }) as never
    database.pool.once('release', () => Object.assign(client, { query }))
  })
  const answers = await database.transaction(system, (tx) =>
    Promise.all([1, 2, 3].map((n) => tx.one<{ n: number }>('select $1::int as n', [n]))),
  )
  expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(most).toBe(1)
  const failing = database.transaction(system, (tx) =>
    Promise.all([tx.run('select 1'), tx.run('select 1 / 0'), tx.run('select 2')]),
  )
  await expect(failing).rejects.toThrow('division by zero')
  expect(await database.read(system).one('select 4 as n')).toEqual({ n: 4 })
})

it('a question in another scope inside a transaction needs no second connection, and the scope comes back', async () => {
  const SCOPE = `select current_setting('app.scope') as scope`
  const scopes = await database.transaction({ kind: 'company', companyId: 1 }, async (tx) => {
    const inside = systemWithin(tx)
    const own = await tx.one<{ scope: string }>(SCOPE)
    const others = await Promise.all([inside.one<{ scope: string }>(SCOPE), inside.one<{ scope: string }>(SCOPE)])
    return [own, ...others, await tx.one<{ scope: string }>(SCOPE)].map(({ scope }) => scope)
  })
  expect(scopes).toEqual(['company', 'system', 'system', 'company'])
})
