import pg from 'pg'
import { RestoreRefused } from './refusal.ts'

/** Refuses a database that is in use or holds something, unless its very name was typed to throw that away. */
export async function requireEmptyDatabase(ownerUrl: string, replace: string | undefined): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await requireQuiet(client)
    const { rows } = await client.query<{ name: string; tables: number }>(`
      select current_database() as name, count(*)::integer as tables from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`)
    const { name = '', tables = 0 } = rows[0] ?? {}
    if (replace !== undefined && replace !== name) {
      throw new RestoreRefused(`The database is named ${name}, not ${replace}. Nothing was changed.`)
    }
    if (tables > 0 && replace === undefined) {
      throw new RestoreRefused(`The database ${name} is not empty. To replace what it holds, add: --replace ${name}`)
    }
  })
}

/** Servers and workers keep what they have read; none may run while the ground changes beneath them. */
export async function requireQuiet(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ running: number }>(`
    select count(*)::integer as running from pg_stat_activity
     where datname = current_database() and application_name in ('visacare', 'visacare-notices', 'visacare-worker')`)
  if (rows[0]?.running)
    throw new RestoreRefused('A server or a worker is connected to this database. Stop all of them first.')
}

export async function emptyDatabase(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('drop schema if exists graphile_worker, app cascade')
    // The schema public stays: on a managed server it may belong to somebody else.
    const { rows } = await client.query<{ name: string; kind: string }>(`
      select oid::regclass::text as name, relkind as kind from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'S', 'v') and not exists (
         select from pg_depend d where d.objid = pg_class.oid and d.deptype in ('i', 'a', 'e'))`)
    for (const { name, kind } of rows) {
      await client.query(
        `drop ${kind === 'r' ? 'table' : kind === 'S' ? 'sequence' : 'view'} if exists ${name} cascade`,
      )
    }
    await client.query('commit')
  })
}

async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
