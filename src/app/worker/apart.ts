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
export function jobsApart(names: readonly string[], appUrl: string): { jobs: Jobs; stop(): Promise<void> } {
  let beside: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()

  const begin = (): ChildProcess => {
    const begun = startProgram()
    const lost = (error: Error) => {
      if (beside === begun) beside = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    begun.on('message', ({ id, error }: Done) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (error === undefined) resolve?.()
      else reject?.(new Error(error))
      if (waiting.size === 0) rest()
    })
    begun.once('error', lost)
    begun.once('exit', (code, signal) => lost(new Error(`The process of the heavy jobs ended (${code ?? signal}).`)))
    // It does not keep the node alive.
    begun.unref()
    begun.channel?.unref()
    return begun
  }
  const rest = () => {
    idle = setTimeout(() => void stop(), IDLE_MS)
    idle.unref()
  }
  const stop = async () => {
    clearTimeout(idle)
    const ending = beside
    beside = undefined
    if (ending === undefined || ending.exitCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await ended
  }
  const ask = (job: string, payload: unknown): Promise<void> => {
    clearTimeout(idle)
    beside ??= begin()
    const id = ++asked
    const done = new Promise<void>((resolve, reject) => waiting.set(id, { resolve, reject }))
    const late = setTimeout(() => void stop(), LONGEST_MS)
    late.unref()
    beside.send({ id, job, payload, appUrl } satisfies Asked)
    return done.finally(() => clearTimeout(late))
  }
  return { jobs: Object.fromEntries(names.map((name) => [name, (_services, payload) => ask(name, payload)])), stop }
}

/** The built program beside a built server (scripts/build.mjs); from source it needs the loader of TypeScript. */
function startProgram(): ChildProcess {
  const source = import.meta.url.endsWith('.ts')
  const program = new URL(source ? './heavy-process.ts' : './heavy-jobs.mjs', import.meta.url)
  const loader = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
  // One collector of garbage: several wake each other up, and what answers requests waits for a processor meanwhile.
  return fork(fileURLToPath(program), {
    execArgv: ['--single-threaded-gc', ...(source ? ['--import', loader] : [])],
  })
}
