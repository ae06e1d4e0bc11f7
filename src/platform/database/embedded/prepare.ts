import { join } from 'node:path'
import { type Binaries, installedBinaries, reachableBinaries } from './binaries.ts'
import { clusterExists, createCluster, major } from './cluster.ts'
import { type DatabaseUser, databaseUser, giveTo } from './database-user.ts'
import { databaseHome, socketFolder } from './places.ts'
import { type DatabasePasswords, databasePasswords } from './secrets.ts'
import { listening, serverArguments } from './settings.ts'
import type { EmbeddedOptions } from './start.ts'

/** All that is settled before the server runs: which programs, as whom, on which cluster, with which settings. */
export type PreparedServer = {
  dataDir: string
  cluster: string
  binaries: Binaries
  user: DatabaseUser | undefined
  arguments: string[]
  passwords: DatabasePasswords
  logFile: string
}

export async function prepare({ dataDir, log, settings = {}, port }: EmbeddedOptions): Promise<PreparedServer> {
  const home = databaseHome(dataDir, (usual) => databaseUser(join(usual, major)))
  if (home !== join(dataDir, 'postgres')) log(`Only root can enter ${dataDir}: the database is in ${home}.`)
  const cluster = join(home, major)
  const user = databaseUser(cluster)
  const binaries = reachableBinaries(installedBinaries(), user, home)
  const exists = clusterExists(cluster)
  const passwords = databasePasswords(dataDir, exists)
  if (exists) giveTo(cluster, user)
  else await createCluster({ cluster, binaries, user, password: passwords.owner, durable: settings.fsync !== 'off' })
  const listens = await listening(() => socketFolder(home, user), port)
  const server = { dataDir, cluster, binaries, user, passwords, logFile: join(home, 'postgres.log') }
  return { ...server, arguments: serverArguments(cluster, listens, settings) }
}
