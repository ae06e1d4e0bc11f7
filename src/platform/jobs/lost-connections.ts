import { isDiskFull, isUnavailable } from '../database/unavailable.ts'
import type { Services } from '../services.ts'

/**
 * When the database goes away or has no room left while jobs are being put back, the queue's own code leaves that failure
 * unheard, and the process would end. It is only told; everything else ends the process as before.
 */
export function hearLostConnections({ log }: Pick<Services, 'log'>): { stop(): void } {
  const hear = (reason: unknown) => {
    if (!isUnavailable(reason) && !isDiskFull(reason)) throw reason
    log.warn({ err: reason }, 'the queue could not put a job back')
  }
  process.on('unhandledRejection', hear)
  return { stop: () => void process.off('unhandledRejection', hear) }
}
