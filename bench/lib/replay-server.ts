import fastify from 'fastify'
import pg from 'pg'
import type { Replay } from './recorded-statements.ts'

/** The limit: Fastify, node-postgres and the recorded statements; no session, no right, no policy, no check, no audit. */
export async function replay({ url, recordings }: Replay, connections: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: connections, options: '-c timezone=UTC' })
  const app = fastify()
  const answer = async (client: pg.Pool | pg.PoolClient, call: string, given: Record<string, string>) => {
    const taken = new Map(Object.entries(given))
    const answers: unknown[] = []
    for (const [index, { text, values, takes }] of (recordings[call] ?? []).entries()) {
      const bound = JSON.parse(values.replace(/«([^»]+)»/g, (_, mark) => taken.get(mark) ?? 'null'))
      const { rows } = await client.query({ name: `${call}${index}`, text, values: bound })
      for (const { mark, path } of takes) taken.set(mark, String(path.reduce(within, rows) ?? 'null'))
      answers.push(rows)
    }
    return answers
  }
  const PATH = '/:call/:companyId/:userId/:personId/:caseId'
  app.get<{ Params: Record<string, string> }>(PATH, ({ params: { call = '', ...given } }) => answer(pool, call, given))
  app.post<{ Params: Record<string, string> }>(PATH, async ({ params: { call = '', ...given } }) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const answers = await answer(client, call, given)
      await client.query('commit')
      return answers
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
  app.get('/readyz', async () => ({ status: 'ready' }))
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
}

const within = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null | undefined)?.[name]
