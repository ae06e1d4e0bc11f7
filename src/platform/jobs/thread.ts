import { GivenUp, memoryWatch, patienceOf, TookTooLong, usedMs } from '../apart/patience.ts'
import { type Program, startThread } from '../apart/programs.ts'

type ThreadProgram = Program & { workerData: unknown }

/** What such a program tells whoever started it. */
export type Told<Step, Done> = { step: Step } | { done: Done }

export type Patience = {
  /** From one step to the next. */
  stepMs: number
  allMs: number
}

/** The finest scan takes half of this; what a reader unpacks, a file of one megabyte may be made to let grow without end. */
const MOST_MEMORY = 2 * 1024 ** 3

/**
 * Has one thing done in a thread that ends with it. What somebody sent may keep a program busy for ever, fill the memory,
 * or break it: it is ended then (busy: with `patience`), and whoever waits hears why.
 */
export async function workApart<Step, Done>(
  program: ThreadProgram,
  {
    onStep,
    patience,
    mostMemory = MOST_MEMORY,
    used = usedMs,
  }: {
    onStep?: (step: Step) => Promise<unknown>
    patience?: Patience
    mostMemory?: number
    used?: typeof usedMs
  } = {},
): Promise<Done> {
  let told: Promise<unknown> = Promise.resolve()
  const thread = startThread(program, { workerData: program.workerData })
  const watches = new Map<keyof Patience | 'memory', () => void>()
  try {
    const done = await new Promise<Done>((resolve, reject) => {
      const late = () => reject(new TookTooLong(`The thread ${program.built} took too long.`))
      const wait = (what: keyof Patience) => {
        watches.get(what)?.()
        if (patience) watches.set(what, patienceOf(patience[what], late, used))
      }
      wait('allMs')
      wait('stepMs')
      const full = () => reject(new GivenUp(`The thread ${program.built} took too much memory.`))
      watches.set('memory', memoryWatch(mostMemory, full))
      thread.on('message', (message: Told<Step, Done>) => {
        wait('stepMs')
        if ('done' in message) return resolve(message.done)
        told = told.then(() => onStep?.(message.step))
        told.catch(reject)
      })
      thread.once('error', reject)
      thread.once('exit', (code) => reject(new Error(`The thread ${program.built} ended with ${code}.`)))
    })
    await told
    return done
  } finally {
    for (const stop of watches.values()) stop()
    await thread.terminate()
  }
}
