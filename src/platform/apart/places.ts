import { fairQueue } from './fair-queue.ts'
import { TooBusy } from './pool.ts'
import { turnNow } from './turns.ts'

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
