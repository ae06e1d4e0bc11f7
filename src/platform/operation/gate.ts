import { Refusal } from './refusal.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets a few pieces of costly work go on at once and a number of others wait for them. Whoever comes on top of those hears
 * at once to come back: a queue without an end makes everybody wait until something gives up.
 */
export function gate({ atOnce, waiting, says }: { atOnce: number; waiting: number; says: string }): Gate {
  let busy = 0
  const queue: (() => void)[] = []
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else busy -= 1
  }
  return async (work) => {
    if (busy < atOnce) busy += 1
    else if (queue.length >= waiting) throw new Refusal(429, 'TOO_MANY', says, { retryAfter: RETRY_SECONDS })
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

const RETRY_SECONDS = 5
