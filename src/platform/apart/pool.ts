import { availableParallelism } from 'node:os'
import { type Call, type Limits, type Reader, type ReaderSettings, startReader } from './reader.ts'
import type { Asked } from './reader-process.ts'

/** Nobody reads it now: as many as may wait are waiting. It says nothing about the file. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/**
 * Processes that are kept for the next call while calls come, and end when none does. A call that takes too long or too
 * much memory, or that breaks its process, ends it and itself only; a call that finds every process at work waits for its
 * turn, and too many are not let wait.
 */
export function readerPool({
  most = Math.max(2, Math.min(4, availableParallelism())),
  mostWaiting = 64,
  idleMs = 15_000,
  ...settings
}: { most?: number; mostWaiting?: number; idleMs?: number } & ReaderSettings = {}) {
  const free: { reader: Reader; idle: NodeJS.Timeout }[] = []
  const waiting: Call[] = []
  let alive = 0

  const start = (): Reader => {
    alive++
    return startReader(settings)
  }
  const end = (reader: Reader): void => {
    void reader.end()
    alive--
    next()
  }
  const rest = (reader: Reader): void => {
    const leave = () => {
      const at = free.findIndex((each) => each.reader === reader)
      if (at < 0) return
      clearTimeout(idle)
      free.splice(at, 1)
      end(reader)
    }
    const idle = setTimeout(leave, idleMs).unref()
    reader.onceGone(leave)
    reader.rest()
    free.push({ reader, idle })
    next()
  }
  const taken = (): Reader | undefined => {
    const kept = free.pop()
    clearTimeout(kept?.idle)
    return kept?.reader ?? (alive < most ? start() : undefined)
  }
  const next = (): void => {
    const reader = waiting.length === 0 ? undefined : taken()
    const call = reader && waiting.shift()
    if (!reader || !call) return
    void reader.perform(call).then(({ isWhole, settle }) => {
      if (isWhole) rest(reader)
      else end(reader)
      settle()
    })
  }
  return (asked: Asked, limits: Limits): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new TooBusy('Too many files wait to be read.'))
      waiting.push({ asked, limits, resolve, reject })
      next()
    })
}
