/** What whoever sent it reads. */
export const TOO_DEMANDING =
  'This file takes more time or memory to read than it should. Save it again, or print it to a new PDF, and send that one.'

/** Work on what somebody sent was ended: it asked for more than a file of its kind needs. */
export class GivenUp extends Error {
  override name = 'GivenUp'
}

/** That says nothing about what it was given to read, which may be sound on a quieter machine. */
export class TookTooLong extends GivenUp {
  override name = 'TookTooLong'
}

const LOOK_MS = 200
/** Who got less than this part of the time as processor time was not busy but kept waiting by other programs … */
const STARVED = 0.25
/** … and is given so many times the patience, not more: it may as well wait for something that never comes. */
const MOST_TIMES = 10

/** Calls `late` after so long, and later where the machine gave no time to work in. Answers how to stop waiting. */
export function patienceOf(ms: number, late: () => void, used = usedMs): () => void {
  const since = process.cpuUsage()
  let timer: NodeJS.Timeout
  const wait = (times: number) => {
    timer = setTimeout(() => {
      if (times < MOST_TIMES && used(since) < STARVED * times * ms) wait(times + 1)
      else late()
    }, ms)
  }
  wait(1)
  return () => clearTimeout(timer)
}

/** Calls `full` when the process has grown by so much. A limit of a thread's heap does not count the buffers beside it, which is where files are unpacked. */
export function memoryWatch(most: number, full: () => void): () => void {
  const before = process.memoryUsage.rss()
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > most) full()
  }, LOOK_MS)
  return () => clearInterval(look)
}

/** Processor time of the whole process since then: heavy jobs go last, and on a busy machine hardly get any. */
export function usedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
