import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoAccounts, demoPasswordText, loadDemoData } from '#app/demo/load.ts'
import { seedReferenceData } from '#app/seed/seed.ts'
import { startNode } from '#app/server/node.ts'
import { runMigrations } from '#app/server/prepare.ts'
import { openServices } from '#app/server/services.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log/log.ts'
import { clientOf, type TestClient } from './client.ts'
import { forbidSecondConnections } from './one-connection.ts'

export type TestServerOptions = {
  ownerUrl: string
  appUrl: string
  /** Settings on top of the test's own. */
  env?: Record<string, string>
  /** A database that exists already: a second node of the same installation. */
  shares?: { database: string; dataDir: string }
}

/** The real product in this process: a fresh database with demo data, a clock that can be set, everything else as served. */
export async function startTestServer({ ownerUrl, appUrl, env = {}, shares }: TestServerOptions) {
  const database = shares?.database ?? (await freshDatabase(ownerUrl))
  const dataDir = shares?.dataDir ?? mkdtempSync(join(tmpdir(), 'visacare-server-'))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_POOL: '6', ...env })
  const urls = { ownerUrl: inDatabase(ownerUrl, database), appUrl: inDatabase(appUrl, database) }
  const clock = settableClock()
  const services = await openServices({ config, clock, log: openLog(config.logLevel), appUrl: urls.appUrl })
  forbidSecondConnections(services.database)
  if (!shares) {
    await seedReferenceData(services)
    if (config.demoData) await loadDemoData(services)
  }
  const node = await startNode({ services, ...urls, clientFolder: 'dist/client' })
  // Links in mails lead back to this server, whose port is known only now.
  if (!config.publicUrlGiven) config.publicUrl = node.url
  const clients = new Map<string, TestClient>()
  return {
    ...node,
    ...urls,
    clock,
    shares: { database, dataDir },
    /** A client without a session. */
    visitor: () => clientOf(node.url),
    /** A client signed in as the demo account of a role, or as any user name; the same one each time. */
    as: async (who: number | string) => {
      const userName =
        typeof who === 'number' ? (demoAccounts.find(({ roleId }) => roleId === who)?.userName ?? '') : who
      const known = clients.get(userName)
      if (known) return known
      const client = clientOf(node.url)
      await client.signIn(userName, demoPasswordText)
      clients.set(userName, client)
      return client
    },
    stop: async () => {
      await node.stop()
      if (shares) return
      rmSync(dataDir, { recursive: true, force: true })
      await dropDatabase(ownerUrl, database)
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

const TEMPLATE = 'visacare_template'

/** A migrated, empty database, copied from a template that the first caller makes. */
export async function freshDatabase(ownerUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(781009)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) {
      await client.query(`create database ${TEMPLATE}_making`)
      await runMigrations(inDatabase(ownerUrl, `${TEMPLATE}_making`), () => {})
      await client.query(`alter database ${TEMPLATE}_making rename to ${TEMPLATE}`)
    }
    await client.query(`create database ${name} template ${TEMPLATE}`)
  } finally {
    await client.end()
  }
  return name
}

export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

export function inDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
