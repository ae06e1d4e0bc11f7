import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { adoptOrLaunch } from './adopt.ts'
import { makeDataDir } from './folder-lock.mjs'
import { inTurn, ownsDatabase } from './lock.ts'
import { shutDown } from './postmaster.ts'
import { prepare } from './prepare.ts'
import { connectionTo, ensureDatabase, urls } from './roles.ts'
import { keepRunning } from './watch.ts'

export type EmbeddedDatabase = {
  ownerUrl: string
  appUrl: string
  /** It was already running: left behind by a killed server, or started by another process of this folder. */
  adopted: boolean
  dataDir: string
  /** Where the cluster is: under `dataDir`, unless only root can enter that. */
  cluster: string
  /** Stops the database too, unless it belongs to another process: the server that holds this folder's lock. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: (line: string) => void
  /** Further settings of the server; tests pass `fsync: 'off'`. */
  settings?: Record<string, string>
  /** Listen on 127.0.0.1 at this port too. */
  port?: number
}

/** PostgreSQL under the data folder: made the first time, adopted if it still runs, started otherwise. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  makeDataDir(options.dataDir)
  const dataDir = realpathSync(options.dataDir)
  const startLock = join(dataDir, 'database-start.lock')
  return inTurn(startLock, async () => {
    const server = await prepare({ ...options, dataDir })
    const { adopted, postmaster } = await adoptOrLaunch(server)
    const connection = connectionTo(postmaster, server.passwords)
    await ensureDatabase(connection)
    const watch = keepRunning(postmaster.pid, {
      mayRestart: () => ownsDatabase(dataDir),
      restart: () => inTurn(startLock, async () => (await adoptOrLaunch(server)).postmaster.pid),
      log: options.log,
    })
    return {
      ...urls(connection),
      adopted,
      dataDir,
      cluster: server.cluster,
      stop: async () => {
        const pid = await watch.end()
        if (ownsDatabase(dataDir)) await shutDown(server, pid)
      },
    }
  })
}
