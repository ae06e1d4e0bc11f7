import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { program } from './binaries.ts'
import { databaseEnvironment } from './cluster.ts'
import { isAlive } from './folder-lock.mjs'
import type { PreparedServer } from './prepare.ts'
import { StartRefused } from './refusal.ts'

export type Postmaster = { pid: number; port: number; sockets: string; ready: boolean }

/** What `postmaster.pid` says of the server that runs, or last ran, on this cluster. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const [pid, , , port, sockets, , , status] = readFileSync(path, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port), sockets: sockets ?? '', ready: status?.trim() === 'ready' }
}

/** Starts the server and waits until it takes connections, however long the recovery after a crash takes. */
export async function launch(server: PreparedServer): Promise<Postmaster> {
  for (const until = Date.now() + orphanSeconds * 1000; ; await sleep(200)) {
    const started = await launchOnce(server)
    if (typeof started !== 'string') return started
    // The server was killed and its last processes are still on their way out: they leave within moments.
    if (!/pre-existing shared memory block|lock file .* already exists/.test(started) || Date.now() > until) {
      throw new StartRefused(`The database did not start: ${started} (log: ${server.logFile})`)
    }
  }
}

/** Fast shutdown: open transactions roll back, everything committed is on disk. */
export async function shutDown(server: PreparedServer, pid: number): Promise<void> {
  // Stopped already: the number may be somebody else's by now.
  if (readPostmaster(server.cluster)?.pid !== pid) return
  signal(server, pid, 'SIGINT')
  for (const began = Date.now(); isAlive(pid); await sleep(10)) {
    if (Date.now() - began > patienceSeconds * 1000) {
      // Immediate shutdown loses nothing: the next start replays the write-ahead log.
      signal(server, pid, 'SIGQUIT')
      await sleep(1000)
    }
  }
}

/** The file begins with a process number: where a stranger has that number now, PostgreSQL would refuse to start. */
export function disownPidFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid')
  // PostgreSQL takes its parent's number for a stale one, and goes on to check that no shared memory is in use.
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)))
}

const orphanSeconds = 30
const patienceSeconds = 60

async function launchOnce(server: PreparedServer): Promise<Postmaster | string> {
  const output = openLog(server.logFile)
  const began = statSync(server.logFile).size
  // A process group of its own: Ctrl-C in the terminal must not stop the database before the server has drained.
  const child = spawn(program(server.binaries, 'postgres'), server.arguments, {
    ...server.user,
    detached: true,
    stdio: ['ignore', output, output],
    cwd: '/',
    env: databaseEnvironment(),
    windowsHide: true,
  })
  closeSync(output)
  let ended = false
  let failure: Error | undefined
  child.once('exit', () => {
    ended = true
  })
  child.once('error', (error) => {
    failure = error
  })
  child.unref()
  while (!ended && !failure) {
    const running = readPostmaster(server.cluster)
    if (running?.ready && running.pid === child.pid) return running
    await sleep(10)
  }
  return failure?.message ?? lastComplaint(server.logFile, began)
}

// The server appends to this file as long as it lives; it is put aside between two starts once it has grown.
function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

function lastComplaint(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString('utf8').trim().split('\n')
  const complaint = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC): +/, '').trim() || 'it ended without a word'
}

function signal(server: PreparedServer, pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl speaks to the server through a pipe.
    const mode = name === 'SIGINT' ? 'fast' : 'immediate'
    execFileSync(program(server.binaries, 'pg_ctl'), ['stop', '-D', server.cluster, '-m', mode, '-W'])
    return
  }
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
