import pg from 'pg'
import { inject } from 'vitest'
import type { Db } from '#platform/database/database.ts'
import type { Scope } from '#platform/database/scope.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A server with many rows, put there without triggers: only the plans of its statements are looked at. */
export async function startFilled(fill: (owner: pg.Client) => Promise<unknown>): Promise<TestServer> {
  const server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { WORKER: 'separate' },
  })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await fill(owner)
  await owner.end()
  return server
}

/** What the planner says about the very statements, under the scope they run in. */
export async function plansOf(
  { services }: TestServer,
  scope: Scope,
  ask: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = []
  const explaining = {
    rows: async (text: string, values: readonly unknown[]) => {
      const rows = await services.database
        .read(scope)
        .rows<Record<string, string>>(`explain (analyze, costs off, timing off) ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return []
    },
    one: async () => ({ totals: {} }),
  } as unknown as Db
  await ask(explaining)
  return plans
}
