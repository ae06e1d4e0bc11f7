import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Answered, Asked, Failed } from './host-thread.ts'
import { GivenUp, memoryWatch, patienceOf, TookTooLong } from './patience.ts'
import { startThread } from './programs.ts'

/** Nobody reads it now: as many as may wait are waiting. It says nothing about the file. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** What a thread said was wrong; whoever asked knows which kinds are refusals. */
export class ThrownApart extends Error {
  readonly failed: Failed
  constructor(failed: Failed) {
    super(failed.message)
    this.failed = failed
  }
}

export type Limits = { readonly longestMs: number; readonly mostMemory: number }

type Call = { asked: Asked; limits: Limits; resolve(done: unknown): void; reject(error: Error): void }
type Thread = { readonly worker: Worker; idle?: NodeJS.Timeout }

const HOST = { built: 'apart-host', source: new URL('./host-thread.ts', import.meta.url) }
const MEGABYTE = 1024 ** 2
/** Of one thread; its buffers are watched beside it. */
const HEAP_MB = 1024
/** What loads a reader is our own; on a machine without time for it it may take long. */
const LOADING_MS = 60_000

/**
 * Threads that are kept for the next call while calls come, and end when none does. A call that takes too long or too much
 * memory ends its thread; a call that finds every thread at work waits for its turn, and too many are not let wait.
 */
export function threadPool({
  most = Math.max(2, Math.min(4, availableParallelism())),
  mostWaiting = 64,
  idleMs = 15_000,
  heapMb = HEAP_MB,
} = {}) {
  const free: Thread[] = []
  const waiting: Call[] = []
  let alive = 0

  const start = (): Thread => {
    alive++
    return { worker: startThread(HOST, { resourceLimits: { maxOldGenerationSizeMb: heapMb } }) }
  }
  const end = ({ worker }: Thread): void => {
    // Told to nobody: it is ended, whatever it still met.
    worker.on('error', () => {})
    void worker.terminate()
    alive--
    next()
  }
  const rest = (thread: Thread): void => {
    const leave = () => {
      wake(thread)
      free.splice(free.indexOf(thread), 1)
      end(thread)
    }
    thread.worker.once('error', leave).once('exit', leave).unref()
    thread.idle = setTimeout(leave, idleMs).unref()
    free.push(thread)
    next()
  }
  const next = (): void => {
    const thread = waiting.length === 0 ? undefined : (free.pop() ?? (alive < most ? start() : undefined))
    const call = thread && waiting.shift()
    if (!thread || !call) return
    wake(thread)
    void perform(thread.worker, call).then((isWhole) => (isWhole ? rest(thread) : end(thread)))
  }
  return (asked: Asked, limits: Limits): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new TooBusy('Too many files wait to be read.'))
      waiting.push({ asked, limits, resolve, reject })
      next()
    })
}

function wake({ worker, idle }: Thread): void {
  clearTimeout(idle)
  worker.removeAllListeners()
  worker.ref()
}

/** Settles the call; whether the thread can be asked again. */
function perform(worker: Worker, { asked, limits, resolve, reject }: Call): Promise<boolean> {
  const { longestMs, mostMemory } = limits
  return new Promise((settled) => {
    const over = (isWhole: boolean, settle: () => void) => {
      stopWaiting()
      stopWatching()
      worker.removeAllListeners()
      settle()
      settled(isWhole)
    }
    const fail = (error: Error) => over(false, () => reject(error))
    const late = () => fail(new TookTooLong(`${asked.name} took too long.`))
    let stopWaiting = patienceOf(LOADING_MS, late)
    const stopWatching = memoryWatch(mostMemory, () =>
      fail(new GivenUp(`${asked.name} took more than ${mostMemory / MEGABYTE} MB.`)),
    )
    worker.on('message', (answer: Answered) => {
      if ('begun' in answer) {
        stopWaiting()
        stopWaiting = patienceOf(longestMs, late)
      } else if ('done' in answer) over(true, () => resolve(answer.done))
      else over(true, () => reject(new ThrownApart(answer.failed)))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new GivenUp(`${asked.name} filled its memory.`) : error),
    )
    worker.once('exit', (code) => fail(new Error(`The thread of ${asked.name} ended with ${code}.`)))
    try {
      worker.postMessage(asked)
    } catch (error) {
      // What cannot be copied is a slip of whoever asks; the thread is as good as before.
      over(true, () => reject(error as Error))
    }
  })
}
