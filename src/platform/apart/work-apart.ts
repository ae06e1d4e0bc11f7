import { placesFor } from './places.ts'
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
