import { Worker } from 'node:worker_threads'

/** `built`: the program's name beside a built server (scripts/build.mjs). `source`: where it is written. */
type ThreadProgram = { built: string; source: URL; workerData: unknown }

/** What such a program tells whoever started it. */
export type Told<Step, Done> = { step: Step } | { done: Done }

export type Patience = {
  /** From one step to the next. */
  stepMs: number
  allMs: number
}

/** It was given up: that says nothing about what it was given to read, which may be sound on a quieter machine. */
export class TookTooLong extends Error {}

/** The finest scan takes half of this; what a reader unpacks, a file of one megabyte may be made to let grow without end. */
const MOST_MEMORY = 2 * 1024 ** 3
const LOOK_MS = 200
/** Who got less than this part of the time as processor time was not busy but kept waiting by other programs … */
const STARVED = 0.25
/** … and is given so many times the patience, not more: it may as well wait for something that never comes. */
const MOST_TIMES = 10

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
  const thread = startThread(program)
  const timers = new Map<keyof Patience, NodeJS.Timeout>()
  const before = process.memoryUsage.rss()
  let look: NodeJS.Timeout | undefined
  try {
    const done = await new Promise<Done>((resolve, reject) => {
      const wait = (what: keyof Patience, times = 1, since = process.cpuUsage()) => {
        clearTimeout(timers.get(what))
        if (!patience) return
        const late = () => {
          if (times < MOST_TIMES && used(since) < STARVED * times * patience[what]) wait(what, times + 1, since)
          else reject(new TookTooLong(`The thread ${program.built} took too long.`))
        }
        timers.set(what, setTimeout(late, patience[what]))
      }
      wait('allMs')
      wait('stepMs')
      // A limit of the thread's heap would not count the buffers beside it, which is where files are unpacked.
      look = setInterval(() => {
        if (process.memoryUsage.rss() - before > mostMemory)
          reject(new Error(`The thread ${program.built} took too much memory.`))
      }, LOOK_MS)
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
    for (const timer of timers.values()) clearTimeout(timer)
    clearInterval(look)
    await thread.terminate()
  }
}

/** Processor time of the whole process since then: heavy jobs go last, and on a busy machine hardly get any. */
function usedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

let builtPrograms = import.meta.url.endsWith('.ts') ? undefined : new URL('./', import.meta.url)

/** Has programs taken from a build although this runs from source: the loader takes longer than what most of them do. */
export function takeProgramsFrom(folder: URL): void {
  builtPrograms = folder
}

/** Starts a program in a thread of its own; from source it needs the loader of TypeScript. */
function startThread({ built, source, workerData }: ThreadProgram): Worker {
  if (builtPrograms) return new Worker(new URL(`${built}.mjs`, builtPrograms), { workerData, execArgv: [] })
  const loader = new URL('../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href
  const code = `import('${loader}').then(({ register }) => (register(), import('${source.href}')))`
  return new Worker(code, { eval: true, workerData, execArgv: [] })
}
