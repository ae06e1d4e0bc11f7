import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../operation/refusal.ts'

/** Turns "the database is away or silent" into an honest 503; everything else passes unchanged. */
export function asUnavailable(error: unknown): unknown {
  return !(error instanceof Refusal) && isUnavailable(error)
    ? new Refusal(
        503,
        'DATABASE_UNAVAILABLE',
        'The database does not answer at the moment. Nothing was changed; please try again shortly.',
      )
    : error
}

export const isDiskFull = (error: unknown): boolean => (error as { code?: string } | null)?.code === '53100'

/** Also as this module has told it already: whoever decides whether to try again hears both. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Refusal) return error.status === 503
  const code = (error as { code?: string }).code ?? ''
  // 08: connection exceptions; 57P: shut down, crash, cannot connect now; 53300: too many connections; 25006: a standby
  // that is not promoted yet, or a primary that is none any more
  if (/^(08|57P)/.test(code) || code === '53300' || code === '25006') return true
  if (unreachable.includes(code)) return true
  return /timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/i.test(
    error.message,
  )
}

/** Two changes waited for each other, and the database gave one of them up: nothing of it is left, and it can be made again. */
export const isGivenUp = (error: unknown): boolean =>
  ['40P01', '40001'].includes((error as { code?: string } | null)?.code ?? '')

const unreachable = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]

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
