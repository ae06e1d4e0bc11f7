import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import { type Scope, scopeValues } from '../database/scope.ts'

export type Snapshot = {
  /** The rows of a statement, some at a time, as they were when the snapshot was taken. */
  rows<R>(scope: Scope, text: string, values?: readonly unknown[]): AsyncGenerator<R>
  close(): void
}

const TOGETHER = 300

/** One moment of the database, seen through the walls of a scope: what is read last fits what was read first. */
export async function openSnapshot(database: Database, now: Date): Promise<Snapshot> {
  const client = await database.pool.connect()
  await client.query('begin isolation level repeatable read read only')
  return {
    rows: (scope, text, values) => read(client, scopeValues(scope, now), text, values),
    // Whatever was left open in it, nobody gets this connection again.
    close: () => client.release(true),
  }
}

async function* read<R>(
  client: PoolClient,
  scope: string[],
  text: string,
  values: readonly unknown[] = [],
): AsyncGenerator<R> {
  await client.query('select app.enter($1, $2, $3)', scope)
  await client.query(`declare reading no scroll cursor for ${text}`, [...values])
  for (;;) {
    const { rows } = await client.query(`fetch ${TOGETHER} from reading`)
    yield* rows as R[]
    if (rows.length < TOGETHER) break
  }
  await client.query('close reading')
}

/** All rows at once, for what is small. */
export async function all<R>(rows: AsyncIterable<R>): Promise<R[]> {
  const found: R[] = []
  for await (const row of rows) found.push(row)
  return found
}
