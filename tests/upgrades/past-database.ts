import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { migrate } from '#platform/database/migrate.ts'
import { bareDatabase, withClient } from '../operations/databases.ts'
import { inDatabase } from '../setup/databases.ts'
import { wording } from './earlier.ts'
import { history, type Past } from './history.ts'

/** A database as the product of that commit made it: the queue's tables, then its own migrations in their wording. */
export async function pastDatabase(ownerUrl: string, past: Past): Promise<string> {
  const { ran } = past
  const shared = sharedBy(ran, history[history.findIndex(({ commit }) => commit === past.commit) + 1]?.ran ?? [])
  const begun = await longestBegun(ownerUrl, ran)
  const name = await copy(ownerUrl, begun.name)
  const url = inDatabase(ownerUrl, name)
  if (shared > begun.ran.length) {
    await run(url, ran.slice(begun.ran.length, shared))
    latest = { ran: ran.slice(0, shared), name: await copy(ownerUrl, name) }
    await run(url, ran.slice(shared))
  } else await run(url, ran.slice(begun.ran.length))
  return url
}

async function run(url: string, steps: Past['ran']): Promise<void> {
  await withClient(url, async (client) => {
    for (const [name, which] of steps) {
      const { file, sql, digest } = wording(name, which)
      await client.query(sql)
      await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [file, digest])
    }
  })
}

async function copy(ownerUrl: string, from: string): Promise<string> {
  const name = `past_${randomBytes(6).toString('hex')}`
  await withClient(ownerUrl, (client) => client.query(`create database ${name} template ${from} strategy file_copy`))
  return name
}

/** A database that stopped after some migrations. */
type Begun = { ran: Past['ran']; name: string }

/** What the database of one commit and that of the next have in common is made once. */
let latest: Begun | undefined
/** The queue's own tables and nothing else: they are half the time of a new one. */
let queue: Promise<Begun> | undefined

async function longestBegun(ownerUrl: string, ran: Past['ran']): Promise<Begun> {
  if (latest && sharedBy(latest.ran, ran) === latest.ran.length) return latest
  queue ??= makeQueue(ownerUrl)
  return queue
}

/** How many migrations two databases have in common before the first that is another, or in another wording. */
function sharedBy(one: Past['ran'], other: Past['ran']): number {
  const differs = one.findIndex(([name, which], index) => other[index]?.[0] !== name || other[index]?.[1] !== which)
  return differs === -1 ? one.length : differs
}

async function makeQueue(ownerUrl: string): Promise<Begun> {
  const url = await bareDatabase(ownerUrl)
  await migrate({ ownerUrl: url, folder: MIGRATIONS, only: [] })
  return { ran: [], name: await withClient(url, nameOf) }
}

export async function nameOf(client: pg.Client): Promise<string> {
  return (await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''
}

/** How many rows each table has. */
export async function rowCounts(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by relname`)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await client.query<{ n: number }>(`select count(*)::integer as n from ${pg.escapeIdentifier(name)}`)
    counts[name] = found.rows[0]?.n ?? 0
  }
  return counts
}
