import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

const TRIES = 5
const WAIT_MS = 1000

/**
 * For what a start does once and whole: nothing of it is left when the database falls silent, so it is done again. A busy
 * machine answers the second time; a database that is away is told after the last try.
 */
export async function untilAnswered<T>(work: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await sleep(waitMs)
    }
  }
  return work()
}
