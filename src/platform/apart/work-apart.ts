import { fairQueue, turnNow } from './fair-queue.ts'
import { TooBusy } from './pool.ts'
import { addressOf, type Program } from './programs.ts'
import { thrown } from './read-apart.ts'
import { type ReaderSettings, startReader, ThrownApart } from './reader.ts'
import type { Asked } from './reader-process.ts'

/** `given` to the function `work` of the program, with a function that tells its steps. */
type Work = Program & { readonly given: unknown }

export type Patience = {
  /** From one step to the next. */
  stepMs: number
  allMs: number
}

/** The finest scan takes half of this; what a reader unpacks, a file of one megabyte may be made to let grow without end. */
const MOST_MEMORY = 2 * 1024 ** 3
const HEAP_MB = 2048

type Manner<Step> = {
  onStep?: (step: Step) => Promise<unknown>
  patience: Patience
  mostMemory?: number
} & ReaderSettings

const inPlace = placesFor()

/**
 * Has one thing done in a process that ends with it. What somebody sent may keep a program busy for ever, fill the memory,
 * or break it: it is ended then, and whoever waits hears why.
 */
export const workApart = <Step, Done>(work: Work, manner: Manner<Step>): Promise<Done> =>
  inPlace(() => worked<Step, Done>(work, manner))

async function worked<Step, Done>(
  { given, ...program }: Work,
  { onStep, patience, mostMemory = MOST_MEMORY, ...settings }: Manner<Step>,
): Promise<Done> {
  const asked: Asked = { address: addressOf(program), name: 'work', args: [given], tells: true }
  const limits = { longestMs: patience.allMs, stepMs: patience.stepMs, mostMemory }
  const reader = startReader({ heapMb: HEAP_MB, ...settings })
  let told: Promise<unknown> = Promise.resolve()
  try {
    const done = await new Promise<unknown>((resolve, reject) => {
      const hear = (step: unknown) => {
        told = told.then(() => onStep?.(step as Step))
        told.catch(reject)
      }
      void reader.perform({ asked, limits, onStep: hear, resolve, reject }).then(({ settle }) => settle())
    })
    await told
    return done as Done
  } catch (error) {
    throw error instanceof ThrownApart ? thrown(error, {}) : error
  } finally {
    await reader.end()
  }
}

type Waiting = { readonly turn: string; begin(): void }

/**
 * Places for work that has a process of its own: as many at once as given, one of a tenant. Only who waits at a screen needs
 * one, and is told to come back when too many wait or it takes too long; jobs are as many as their worker takes.
 */
export function placesFor({ most = 2, mostWaiting = 16, mostWaitingOfOne = 4, longestWaitMs = 30_000 } = {}) {
  const queue = fairQueue<Waiting>(1)
  let taken = 0

  const next = (): void => {
    const first = taken < most ? queue.next() : undefined
    if (!first) return
    taken++
    queue.begin(first)
    first.begin()
  }
  const place = (turn: string): Promise<Waiting> =>
    new Promise((resolve, reject) => {
      if (queue.waiting() >= mostWaiting || queue.waitingOf(turn) >= mostWaitingOfOne)
        return reject(new TooBusy('Too many files wait to be read.'))
      const late = setTimeout(() => {
        if (queue.remove(waiting)) reject(new TooBusy('It waited too long to be read.'))
      }, longestWaitMs)
      const waiting: Waiting = {
        turn,
        begin: () => {
          clearTimeout(late)
          resolve(waiting)
        },
      }
      queue.add(waiting)
      next()
    })
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    const turn = turnNow()
    if (turn === undefined) return work()
    const mine = await place(turn)
    try {
      return await work()
    } finally {
      taken--
      queue.finish(mine)
      next()
    }
  }
}
