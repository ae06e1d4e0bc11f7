import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, makeDataDir } from './folder-lock.mjs'
import { inTurn, ownsDatabase } from './lock.ts'
import { disownPidFile, launch, type Postmaster, readPostmaster, shutDown } from './postmaster.ts'
import type { EmbeddedOptions } from './prepare.ts'
import { type PreparedServer, prepare } from './prepare.ts'
import { StartRefused } from './refusal.ts'
import { answeringCluster, connectionTo, ensureDatabase, urls } from './roles.ts'

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

type Watched = { mayRestart: () => boolean; restart: () => Promise<number>; log: (line: string) => void }

/** Starts the database again when it dies under the server. `end` stops watching and tells the last process id. */
function keepRunning(firstPid: number, { mayRestart, restart, log }: Watched): { end: () => Promise<number> } {
  let pid = firstPid
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isAlive(pid) || !mayRestart()) return
    log(`The database (process ${pid}) ended unexpectedly; starting it again.`)
    restarting = restart()
      .then((next) => {
        pid = next
        log(`The database runs again (process ${pid}).`)
      })
      .catch((error: Error) => log(`The database could not be started again: ${error.message}`))
      .finally(() => {
        restarting = undefined
      })
  }, checkMilliseconds)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await restarting
      return pid
    },
  }
}

const checkMilliseconds = 300

/** A killed server leaves its database running. Taken over as it is when it runs as we would run it; restarted if not. */
async function adoptOrLaunch(server: PreparedServer): Promise<{ adopted: boolean; postmaster: Postmaster }> {
  const running = await runningPostmaster(server)
  if (running && (runsAsWanted(server) || !ownsDatabase(server.dataDir))) return { adopted: true, postmaster: running }
  if (running) await shutDown(server, running.pid)
  return { adopted: false, postmaster: await launch(server) }
}

async function runningPostmaster({ cluster, passwords }: PreparedServer): Promise<Postmaster | undefined> {
  for (const until = Date.now() + answerSeconds * 1000; ; await sleep(100)) {
    const found = readPostmaster(cluster)
    if (!found) return undefined
    // Asked first: a server in another container of the same folder answers, though its number means nothing here.
    const answering = found.ready ? await answeringCluster(connectionTo(found, passwords)) : undefined
    if (answering && realpathSync(answering) === realpathSync(cluster)) return found
    // PostgreSQL itself clears up behind a process that is gone.
    if (!isAlive(found.pid)) return undefined
    if (!isPostmasterOf(cluster, found.pid)) {
      disownPidFile(cluster)
      return undefined
    }
    if (Date.now() > until) {
      throw new StartRefused(
        `The database of this folder (process ${found.pid}) runs but has not answered for ${answerSeconds} seconds; end that process and start again.`,
      )
    }
  }
}

const answerSeconds = 60

/** The server's own record of its command line, compared with the one we would give. */
function runsAsWanted(server: PreparedServer): boolean {
  const path = join(server.cluster, 'postmaster.opts')
  const wanted = server.arguments.map((argument) => ` "${argument}"`).join('')
  return existsSync(path) && readFileSync(path, 'utf8').trimEnd().endsWith(wanted)
}

function isPostmasterOf(cluster: string, pid: number): boolean {
  if (process.platform === 'win32') return true
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(cluster)
  } catch {
    return false
  }
}
