import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './folder-lock.mjs'
import { ownsDatabase } from './lock.ts'
import { disownPidFile, launch, type Postmaster, readPostmaster, shutDown } from './postmaster.ts'
import type { PreparedServer } from './prepare.ts'
import { StartRefused } from './refusal.ts'
import { answeringCluster, connectionTo } from './roles.ts'

/** A killed server leaves its database running. Taken over as it is when it runs as we would run it; restarted if not. */
export async function adoptOrLaunch(server: PreparedServer): Promise<{ adopted: boolean; postmaster: Postmaster }> {
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
