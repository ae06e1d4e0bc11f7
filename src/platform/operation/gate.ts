import { Refusal } from './refusal.ts'

/** `who` asks: the same for everything that comes from one place. */
export type Gate = <T>(who: string, work: () => Promise<T>) => Promise<T>

type Waiting = { readonly who: string; come(): void; leave(error: Error): void }

/**
 * Lets a few pieces of costly work go on at once and a number of others wait for them. Whoever comes on top of those hears
 * at once to come back: a queue without an end makes everybody wait until something gives up. Those who wait take turns by
 * where they come from, and when the queue is full the place with the most in it gives one up: one place fills the queue only
 * as long as nobody else wants to wait.
 */
export function gate({ atOnce, waiting, says }: { atOnce: number; waiting: number; says: string }): Gate {
  let busy = 0
  const queue: Waiting[] = []
  /** In the order in which it is their turn. */
  const turns: string[] = []
  const tooMany = () => new Refusal(429, 'TOO_MANY', says, { retryAfter: RETRY_SECONDS })

  const take = (index: number): Waiting | undefined => {
    const [taken] = queue.splice(index, 1)
    if (taken && !queue.some(({ who }) => who === taken.who)) turns.splice(turns.indexOf(taken.who), 1)
    return taken
  }
  const leave = () => {
    const who = turns.shift()
    if (who === undefined) {
      busy -= 1
      return
    }
    turns.push(who)
    take(queue.findIndex((each) => each.who === who))?.come()
  }
  /** Makes a place for `who`; false: nobody has more waiting than they would have. */
  const makePlace = (who: string): boolean => {
    const counts = new Map<string, number>()
    for (const each of queue) counts.set(each.who, (counts.get(each.who) ?? 0) + 1)
    const [most = who, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
    if (count <= (counts.get(who) ?? 0) + 1) return false
    take(queue.findLastIndex((each) => each.who === most))?.leave(tooMany())
    return true
  }
  return async (who, work) => {
    if (busy < atOnce) busy += 1
    else if (queue.length >= waiting && !makePlace(who)) throw tooMany()
    else
      await new Promise<void>((come, away) => {
        if (!turns.includes(who)) turns.push(who)
        queue.push({ who, come, leave: away })
      })
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

const RETRY_SECONDS = 5
