import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireBuild } from '../setup/build.ts'
import { clientOf } from '../setup/client.ts'

export type Running = {
  url: string
  pid: number
  output(): string
  isRunning(): boolean
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const started = new Set<ChildProcess>()

const programs = { server: 'dist/server/main.mjs', worker: 'dist/server/worker.mjs' }

/** The real server, or worker, as a process of its own, from the build; without blanks unless they are asked for. */
export async function startProcess(which: keyof typeof programs, env: Record<string, string>): Promise<Running> {
  requireBuild()
  const child = spawn(process.execPath, [programs[which]], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'warn', FORMS_FETCH: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const ready = which === 'server' ? /VisaCare is ready at (http\S+)/ : /VisaCare worker is ready/
  await until(() => ready.test(output) || !isRunning(), 120_000, `the ${which} to start`)
  if (!isRunning()) throw new Error(`The ${which} did not start:\n${output}`)
  return {
    url: ready.exec(output)?.[1] ?? '',
    pid: child.pid ?? 0,
    output: () => output,
    isRunning,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** For afterAll: no process outlives its test, whatever happened. */
export async function endAll(): Promise<void> {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(15_000)])
    child.kill('SIGKILL')
  }
  started.clear()
}

export function scratchFolder(): string {
  const folder = mkdtempSync(join(inMemory() ? memory : tmpdir(), 'visacare-faults-'))
  chmodSync(folder, 0o711)
  return folder
}

// A killed process loses nothing that it has written, on whichever kind of disk; in memory the tests are quick.
const memory = '/dev/shm'
const inMemory = () => {
  if (!existsSync(memory)) return false
  const found = statfsSync(memory)
  return found.bavail * found.bsize > 2_000_000_000
}

export async function until(holds: () => boolean | Promise<boolean>, withinMs: number, what: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    if (await holds()) return performance.now() - began
    if (performance.now() - began > withinMs) throw new Error(`Waited ${withinMs} ms for ${what}.`)
    await sleep(25)
  }
}

/** The database server's process of a data folder, and everything it has started. */
export function databaseProcesses(dataDir: string): { postmaster: number; all: number[] } {
  const home = join(dataDir, 'postgres')
  const cluster = readdirSync(home).find((name) => /^\d+$/.test(name)) ?? ''
  const postmaster = Number(readFileSync(join(home, cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  return { postmaster, all: [postmaster, ...childrenOf(postmaster)] }
}

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** A signed-in client that can follow its server to another port: the session is in the database. */
export async function signedIn(url: string, userName: string) {
  const client = clientOf(url)
  await client.signIn(userName, 'Demo@12345')
  const { cookie } = client
  return {
    at: (other: string) => {
      const moved = clientOf(other)
      moved.cookie = cookie
      return moved
    },
  }
}

export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
