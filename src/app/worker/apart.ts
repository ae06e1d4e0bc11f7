import type { Worker } from 'node:worker_threads'
import { startThread } from '#platform/jobs/thread.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import type { Asked, Done } from './heavy-thread.ts'

/** After this long without work the thread ends and gives its memory back. */
const IDLE_MS = 60_000
/** No package takes this long: what an upload keeps busy for ever is ended, and the queue tries the others again. */
const LONGEST_MS = 15 * 60_000

/**
 * Heavy jobs of a server node, done in a thread of it: requests are answered meanwhile as if nobody built anything. The
 * thread begins with the first job; should it die, its jobs fail, and the queue gives them to the next one.
 */
export function jobsApart(names: readonly string[], appUrl: string): { jobs: Jobs; stop(): Promise<void> } {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()

  const begin = (): Worker => {
    const begun = startThread({
      built: 'heavy-jobs',
      source: new URL('./heavy-thread.ts', import.meta.url),
      workerData: { appUrl },
    })
    const lost = (error: Error) => {
      if (thread === begun) thread = undefined
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
    begun.once('exit', (code) => lost(new Error(`The thread of the heavy jobs ended with ${code}.`)))
    // It does not keep the process alive.
    begun.unref()
    return begun
  }
  const rest = () => {
    idle = setTimeout(() => void stop(), IDLE_MS)
    idle.unref()
  }
  const stop = async () => {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  const ask = (job: string, payload: unknown): Promise<void> => {
    clearTimeout(idle)
    thread ??= begin()
    const id = ++asked
    const done = new Promise<void>((resolve, reject) => waiting.set(id, { resolve, reject }))
    const late = setTimeout(() => void stop(), LONGEST_MS)
    late.unref()
    thread.postMessage({ id, job, payload } satisfies Asked)
    return done.finally(() => clearTimeout(late))
  }
  return { jobs: Object.fromEntries(names.map((name) => [name, (_services, payload) => ask(name, payload)])), stop }
}
