import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Jobs } from '#platform/jobs/worker.ts'
import type { Asked, Done } from './heavy-process.ts'

/** After this long without work the process ends and gives its memory back. */
const IDLE_MS = 60_000
/** No package takes this long: what an upload keeps busy for ever is ended, and the queue tries the others again. */
const LONGEST_MS = 15 * 60_000

/**
 * Heavy jobs of a server node, done in a process beside it with a low priority: requests are answered meanwhile as if
 * nobody built anything (docs/decisions/0014). The process begins with the first job; should it die, its jobs fail, and
 * the queue gives them to the next one.
 */
export function jobsApart(
  names: readonly string[],
  appUrl: string,
  { start = () => startProgram(), idleMs = IDLE_MS, longestMs = LONGEST_MS } = {},
): { jobs: Jobs; stop(): Promise<void> } {
  let beside: Beside | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0

  const stop = async () => {
    clearTimeout(idle)
    const ending = beside
    beside = undefined
    await ending?.end()
  }
  const ask = async (job: string, payload: unknown): Promise<void> => {
    clearTimeout(idle)
    if (!beside?.hears()) beside = besideUs(start())
    const mine = beside
    const late = setTimeout(() => void mine.end(), longestMs).unref()
    try {
      await mine.ask({ id: ++asked, job, payload, appUrl })
    } finally {
      clearTimeout(late)
      clearTimeout(idle)
      if (mine === beside && !mine.isBusy()) idle = setTimeout(() => void stop(), idleMs).unref()
    }
  }
  return { jobs: Object.fromEntries(names.map((name) => [name, (_services, payload) => ask(name, payload)])), stop }
}

type Beside = ReturnType<typeof besideUs>

/** One process and what it was asked: its end is not the end of what the next one does. */
function besideUs(program: ChildProcess) {
  const waiting = new Map<number, (error?: Error) => void>()
  const settle = (id: number, error?: Error) => {
    waiting.get(id)?.(error)
    waiting.delete(id)
  }
  const lost = (error: Error) => {
    for (const id of [...waiting.keys()]) settle(id, error)
  }
  const isGone = () => program.pid === undefined || program.exitCode !== null || program.signalCode !== null
  program.on('message', ({ id, error }: Done) => settle(id, error === undefined ? undefined : new Error(error)))
  program.on('error', lost)
  program.once('exit', (code, signal) => lost(new Error(`The process of the heavy jobs ended (${code ?? signal}).`)))
  // It does not keep the node alive.
  program.unref()
  program.channel?.unref()
  return {
    hears: () => program.connected && !program.killed && !isGone(),
    isBusy: () => waiting.size > 0,
    ask: (asked: Asked): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.set(asked.id, (error) => (error ? reject(error) : resolve()))
        // Told here, it is this job's failure; untold, it would be the node's.
        program.send(asked, (error) => error && settle(asked.id, error))
      }),
    async end(): Promise<void> {
      if (isGone()) return
      const ended = new Promise((resolve) => program.once('exit', resolve))
      program.kill('SIGKILL')
      await ended
    },
  }
}

/** The built program beside a built server (scripts/build.mjs); from source it needs the loader of TypeScript. */
export function startProgram(...words: 'awaited'[]): ChildProcess {
  const source = import.meta.url.endsWith('.ts')
  const program = new URL(source ? './heavy-process.ts' : './heavy-jobs.mjs', import.meta.url)
  const loader = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
  // One collector of garbage: several wake each other up, and what answers requests waits for a processor meanwhile.
  // Nothing else of our own command line: an inspector listens at one port only.
  return fork(fileURLToPath(program), words, {
    execArgv: ['--single-threaded-gc', ...(source ? ['--import', loader] : [])],
  })
}
