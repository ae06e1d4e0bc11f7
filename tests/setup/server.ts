import { rmSync } from 'node:fs'
import { demoAccounts, demoPasswordText } from '#app/demo/load.ts'
import { startNode } from '#app/server/node.ts'
import { openServices } from '#app/server/services.ts'
import { dayIn, defaultZone, type Zone } from '#formats/day.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openLog } from '#platform/log/log.ts'
import './cheap-passwords.ts'
import { clientOf, type TestClient } from './client.ts'
import { dropDatabase, inDatabase } from './databases.ts'
import { forbidSecondConnections } from './one-connection.ts'
import { freshInstallation } from './templates.ts'

export type TestServerOptions = {
  ownerUrl: string
  appUrl: string
  /** Settings on top of the test's own. */
  env?: Record<string, string>
  /** A database that exists already: a second node of the same installation. */
  shares?: { database: string; dataDir: string }
}

// Beside a second worker, a browser and a whole cluster a query may wait longer than anybody would. What is said to
// people whose database is silent is tried with servers as processes.
const PATIENCE_MS = 60_000

/** The real product in this process: a fresh copy of the installation with demo data, a clock that can be set, everything else as served. */
export async function startTestServer({ ownerUrl, appUrl, env = {}, shares }: TestServerOptions) {
  const { demoData } = readConfig(env)
  const { database, dataDir } = shares ?? (await freshInstallation({ ownerUrl, appUrl }, demoData))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_POOL: '6', ...env })
  const urls = { ownerUrl: inDatabase(ownerUrl, database), appUrl: inDatabase(appUrl, database) }
  const clock = settableClock()
  const services = await openServices({
    config,
    clock,
    log: openLog(config.logLevel),
    appUrl: urls.appUrl,
    patienceMs: PATIENCE_MS,
  })
  forbidSecondConnections(services.database)
  const node = await startNode({ services, ...urls, clientFolder: 'dist/client' })
  // Links in mails lead back to this server, whose port is known only now.
  if (!config.publicUrlGiven) config.publicUrl = node.url
  const clients = new Map<string, TestClient>()
  return {
    ...node,
    ...urls,
    clock,
    /** Which day it is for the demo's people, who are in Boston, or in another zone. */
    today: (zone: Zone = defaultZone) => dayIn(zone, clock.now()),
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
