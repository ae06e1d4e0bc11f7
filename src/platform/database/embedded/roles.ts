import pg from 'pg'
import { ownerRole } from './cluster.ts'
import type { Postmaster } from './postmaster.ts'
import { StartRefused } from './refusal.ts'
import type { DatabasePasswords } from './secrets.ts'

export const appRole = 'visacare_app'
export const databaseName = 'visacare'

export type Connection = { host: string; port: number; passwords: DatabasePasswords }

export function connectionTo({ sockets, port }: Postmaster, passwords: DatabasePasswords): Connection {
  return { host: sockets || '127.0.0.1', port, passwords }
}

/** The two doors to the database, as node-postgres reads them. */
export function urls(connection: Connection): { ownerUrl: string; appUrl: string } {
  const { owner, app } = connection.passwords
  return { ownerUrl: url(connection, ownerRole, owner), appUrl: url(connection, appRole, app) }
}

/** Makes the database and the application's role where they are missing, in one round trip where they are not. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  await asOwner(connection, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean; closed: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database,
              exists (select from pg_database where datname = $2 and datacl is not null) as closed`,
      [appRole, databaseName],
    )
    const role = pg.escapeIdentifier(appRole)
    const database = pg.escapeIdentifier(databaseName)
    if (!rows[0]?.role) {
      await client.query(
        `create role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
         password ${pg.escapeLiteral(connection.passwords.app)}`,
      )
    }
    if (!rows[0]?.database) await client.query(`create database ${database}`)
    if (!rows[0]?.closed) {
      await client.query(
        `revoke all on database ${database} from public; grant connect on database ${database} to ${role}`,
      )
    }
  })
}

/** The folder of the cluster that answers at this address; undefined while nothing answers. */
export async function answeringCluster(connection: Connection): Promise<string | undefined> {
  try {
    return await asOwner(connection, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartRefused(`The database that runs at ${connection.host} does not know this folder's passwords.`)
    }
    return undefined
  }
}

async function asOwner<T>({ host, port, passwords }: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    host,
    port,
    user: ownerRole,
    password: passwords.owner,
    database: 'postgres',
    connectionTimeoutMillis: 3000,
    query_timeout: 30_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function url({ host, port }: Connection, role: string, password: string): string {
  if (!host.startsWith('/')) return `postgres://${role}:${password}@${host}:${port}/${databaseName}`
  return `postgres://${role}:${password}@/${databaseName}?host=${encodeURIComponent(host)}&port=${port}`
}
