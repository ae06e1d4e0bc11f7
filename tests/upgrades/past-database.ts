import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { migrate } from '#platform/database/migrate.ts'
import { bareDatabase, withClient } from '../operations/databases.ts'
import { inDatabase } from '../setup/databases.ts'
import { wording } from './earlier.ts'
import type { Past } from './history.ts'

/** A database as the product of that commit made it: the queue's tables, then its own migrations in their wording. */
export async function pastDatabase(ownerUrl: string, { ran }: Past): Promise<string> {
  const url = await queueDatabase(ownerUrl)
  await withClient(url, async (client) => {
    for (const [name, which] of ran) {
      const { file, sql, digest } = wording(name, which)
      await client.query(sql)
      await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [file, digest])
    }
  })
  return url
}

/** A database with the queue's own tables and nothing else, copied: they are half the time of a new one. */
async function queueDatabase(ownerUrl: string): Promise<string> {
  queue ??= makeQueue(ownerUrl)
  const from = await queue
  const name = `past_${randomBytes(6).toString('hex')}`
  await withClient(ownerUrl, (client) => client.query(`create database ${name} template ${from}`))
  return inDatabase(ownerUrl, name)
}

let queue: Promise<string> | undefined
async function makeQueue(ownerUrl: string): Promise<string> {
  const url = await bareDatabase(ownerUrl)
  await migrate({ ownerUrl: url, folder: MIGRATIONS, only: [] })
  return withClient(url, nameOf)
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
