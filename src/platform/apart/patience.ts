import { readFileSync } from 'node:fs'

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

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`

const LOOK_MS = 200
/** Who got less than this part of the time as processor time was not busy but kept waiting by other programs … */
const STARVED = 0.25
/** … and is given so many times the patience, not more: it may as well wait for something that never comes. */
const MOST_TIMES = 10

/** Calls `late` after so long, and later where the machine gave no time to work in. Answers how to stop waiting. */
export function patienceOf(ms: number, late: () => void, usedMs: () => number): () => void {
  let timer: NodeJS.Timeout
  const wait = (times: number) => {
    timer = setTimeout(() => {
      if (times < MOST_TIMES && usedMs() < STARVED * times * ms) wait(times + 1)
      else late()
    }, ms)
  }
  wait(1)
  return () => clearTimeout(timer)
}

/** Calls `full` when the process has grown by so much. A limit of a heap does not count the buffers beside it, which is where files are unpacked. */
export function memoryWatch(pid: number | undefined, most: number, full: () => void): () => void {
  const before = memoryOf(pid)
  const look = setInterval(() => {
    if (memoryOf(pid) - before > most) full()
  }, LOOK_MS)
  return () => clearInterval(look)
}

/** Processor time of a process from now on: heavy jobs go last, and on a busy machine hardly get any. Unknown, it counts as busy. */
export function usedFromNow(pid: number | undefined): () => number {
  const before = cpuMsOf(pid) ?? 0
  return () => (cpuMsOf(pid) ?? Number.POSITIVE_INFINITY) - before
}

/** Linux tells processor time in hundredths of a second, whatever its kernel counts in. */
const TICK_MS = 10

/** Memory that a process holds, in bytes. Only Linux tells it without starting a program; 0 elsewhere. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(told(pid, 'status')) ?? []
  return Number(kilobytes ?? 0) * 1024
}

/** Processor time that a process has had, in milliseconds; undefined where nobody tells. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  // The name of the program, in parentheses, may hold anything.
  const fields = told(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return Number.isNaN(user + system) ? undefined : (user + system) * TICK_MS
}

function told(pid: number | undefined, file: 'status' | 'stat'): string {
  if (pid === undefined || process.platform !== 'linux') return ''
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
