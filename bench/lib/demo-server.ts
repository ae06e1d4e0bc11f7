import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { builtServer } from './built-server.ts'
import { startServer } from './servers.ts'

/** `environment`: what another process needs to open the same installation. */
export type DemoServer = { url: string; environment: Record<string, string>; appUrl: string; stop(): Promise<void> }

/** The built product with its demo data, on a database of its own that goes away with it. */
export async function startDemoServer(file = builtServer()): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'visacare-bench-'))
  const database = await startEmbedded({ dataDir, log: () => {} })
  const stop = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { ownerUrl, appUrl } = database
    const environment = {
      ...{ NODE_ENV: 'development', DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, DATA_DIR: dataDir },
    }
    const server = await startServer(file, environment)
    const url = `http://127.0.0.1:${server.port}`
    return { url, environment, appUrl, stop: () => server.stop().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}
