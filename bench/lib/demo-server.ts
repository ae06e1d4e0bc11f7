import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { builtServer } from './built-server.ts'
import { startServer } from './servers.ts'

export type DemoServer = { url: string; stop(): Promise<void> }

/** The built product with its demo data, on a database of its own that goes away with it. */
export async function startDemoServer(file = builtServer()): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'visacare-bench-'))
  const database = await startEmbedded({ dataDir, log: () => {} })
  const stop = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const server = await startServer(file, {
      NODE_ENV: 'development',
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      DATA_DIR: dataDir,
    })
    return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop().then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}
