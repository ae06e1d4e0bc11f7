import pg from 'pg'
import { StartRefused } from './embedded/refusal.ts'

const PATIENCE_MS = 10_000
const OLDEST = 15

/** A database of the operator's own, before anything relies on it: one sentence within ten seconds when it is no use. */
export async function requireReachable(setting: string, url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'visacare-start',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  // What goes wrong later reaches us through the call under way.
  client.on('error', () => {})
  let version: number
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    version = rows[0]?.version ?? 0
  } catch (error) {
    throw new StartRefused(`The database of ${setting} (${placeOf(client)}) cannot be used: ${why(error, patienceMs)}.`)
  } finally {
    await client.end().catch(() => {})
  }
  if (version < OLDEST) {
    throw new StartRefused(
      `The database of ${setting} (${placeOf(client)}) is PostgreSQL ${version}; VisaCare needs ${OLDEST} or later.`,
    )
  }
}

// Never the URL itself: it holds the password.
const placeOf = ({ host, port, database }: pg.Client) => `${database} at ${host}:${port}`

const inWords: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was closed',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
}

function why(error: unknown, patienceMs: number): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (inWords[code]) return inWords[code]
  if (/timeout/i.test(message)) return `it gave no answer within ${patienceMs / 1000} seconds`
  // PostgreSQL's own words: a wrong password, a database or role that is not there, too many connections.
  return message.split('\n')[0]?.replace(/\.$/, '') || code || 'it gave no reason'
}
