import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { packed, unpacked } from './parcel.ts'
import { cpuMsOf, GivenUp, megabytes, memoryOf, memoryWatch, patienceOf, TookTooLong, usedFromNow } from './patience.ts'
import { startProcess } from './programs.ts'
import type { Asked, Failed, Told } from './reader-process.ts'

/** What a reader said was wrong; whoever asked knows which kinds are refusals. */
export class ThrownApart extends Error {
  readonly failed: Failed
  constructor(failed: Failed) {
    super(failed.message)
    this.failed = failed
  }
}

export type Limits = {
  readonly longestMs: number
  readonly mostMemory: number
  /** From one step to the next. */
  readonly stepMs?: number
}

export type ReaderSettings = {
  /** Of the heap, in MB; buffers beside it are watched. */
  readonly heapMb?: number
  /** False: it needs programs of others, such as qpdf, and files to give them. */
  readonly sealed?: boolean
}

export type Call = {
  readonly asked: Asked
  readonly limits: Limits
  readonly onStep?: (step: unknown) => void
  resolve(done: unknown): void
  reject(error: Error): void
}

/** `settle` tells whoever asked, which is done last: they may ask again at once. `isWhole`: the reader can be asked again. */
export type Performed = { readonly isWhole: boolean; settle(): void }

/** A process that reads what people send, one call after the other, until it is ended. */
export type Reader = {
  perform(call: Call): Promise<Performed>
  /** Told when it ends by itself while nobody asks it. */
  onceGone(gone: () => void): void
  /** It does not keep its program alive until it is asked again. */
  rest(): void
  end(): Promise<void>
}

const PROGRAM = { built: 'reader', source: new URL('./reader-process.ts', import.meta.url) }
const HEAP_MB = 1024
/** What the largest upload, with what belongs to it, stays far below. */
const MOST_SENT = 256 * 1024 ** 2
/** A process that keeps so much after a call, or has worked for so long, is not asked again. */
const MOST_KEPT = 400 * 1024 ** 2
const MOST_WORKED_MS = 300_000
/** Far more than the longest work takes that anybody asks for. */
const MOST_SECONDS = 3_600
/** What loads a reader is our own; on a machine without time for it it may take long. */
const LOADING_MS = 60_000
/** How a program ends whose memory was taken from it, or that a library brought down. */
const CRASHES = ['SIGKILL', 'SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGXCPU']
const LAST_WORDS = 2_000

export function startReader({ heapMb = HEAP_MB, sealed = true }: ReaderSettings = {}): Reader {
  const child = startProcess(PROGRAM, { heapMb, sealed, mostSeconds: MOST_SECONDS })
  const words = lastWordsOf(child)
  hearNobody(child)
  const isGone = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    async perform(call) {
      wake(child)
      const { isWhole, settle } = await perform(child, call, words)
      const isFresh = memoryOf(child.pid) < MOST_KEPT && (cpuMsOf(child.pid) ?? 0) < MOST_WORKED_MS
      return { isWhole: isWhole && isFresh, settle }
    },
    onceGone: (gone) => void child.once('exit', gone),
    rest: () => rest(child),
    end: () =>
      new Promise((ended) => {
        hearNobody(child)
        if (isGone()) return ended()
        child.once('exit', () => ended())
        child.kill('SIGKILL')
      }),
  }
}

function perform(child: ChildProcess, call: Call, words: () => string): Promise<Performed> {
  const { asked, limits, onStep, resolve, reject } = call
  return new Promise((settled) => {
    const watches = new Map<'all' | 'step' | 'memory', () => void>()
    const over = (isWhole: boolean, settle: () => void) => {
      for (const stop of watches.values()) stop()
      hearNobody(child)
      settled({ isWhole, settle })
    }
    const fail = (error: Error) => over(false, () => reject(error))
    const wait = (what: 'all' | 'step', ms: number) => {
      watches.get(what)?.()
      const late = () => fail(new TookTooLong(`${asked.name} took too long.`))
      watches.set(what, patienceOf(ms, late, usedFromNow(child.pid)))
    }
    const full = () => fail(new GivenUp(`${asked.name} took more than ${megabytes(limits.mostMemory)}.`))
    child.on('message', (told: Told) => {
      if ('begun' in told) wait('all', limits.longestMs)
      if (limits.stepMs !== undefined) wait('step', limits.stepMs)
      if ('step' in told) onStep?.(unpacked(told.step))
      if ('done' in told) over(true, () => resolve(unpacked(told.done)))
      if ('failed' in told) over(true, () => reject(new ThrownApart(told.failed)))
    })
    child.once('error', fail)
    child.once('exit', (code, signal) => fail(ended(asked.name, code, signal, words())))
    try {
      const parcel = packed(asked)
      if (parcel.byteLength > MOST_SENT) throw new GivenUp(`${asked.name} was given ${megabytes(parcel.byteLength)}.`)
      wait('all', LOADING_MS)
      watches.set('memory', memoryWatch(child.pid, limits.mostMemory, full))
      // Untold, it would be the error of the process; its exit tells more.
      child.send(parcel, () => {})
    } catch (error) {
      // What cannot be copied is a slip of whoever asks; the reader is as good as before.
      over(true, () => reject(error as Error))
    }
  })
}

/** Whoever brings a library down brought a file that is not to be tried again. */
function ended(name: string, code: number | null, signal: string | null, words: string): Error {
  const how = `The reader of ${name} ended with ${signal ?? code}.`
  // A shell says it in a number above 128, Windows in the highest bit.
  const isCrash =
    CRASHES.includes(signal ?? '') || [132, 133, 134, 137, 139].includes(code ?? 0) || (code ?? 0) > 2 ** 31
  return isCrash ? new GivenUp(how) : new Error([how, words].join(' ').trim())
}

function lastWordsOf({ stderr }: ChildProcess): () => string {
  let words = ''
  stderr?.on('data', (piece: Buffer) => {
    words = `${words}${piece.toString('utf8')}`.slice(-LAST_WORDS)
  })
  return () => words
}

/** An error of a process that nobody asks is told to nobody; it would end the server. */
function hearNobody(child: ChildProcess): void {
  for (const what of ['message', 'exit', 'error'] as const) child.removeAllListeners(what)
  child.on('error', () => {})
}

function wake(child: ChildProcess): void {
  hearNobody(child)
  child.ref()
  child.channel?.ref()
}

function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  ;(child.stderr as Socket | null)?.unref()
}
