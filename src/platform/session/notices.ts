import pg from 'pg'
import type { Log } from '../log/log.ts'

/**
 * What one node tells the others: 'sessions' or 'rights' changed. Losing the connection loses notices, so coming back
 * counts as having heard everything.
 */
export function listen(url: string, log: Log, heard: (notice: string) => void): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'visacare-notices', keepAlive: true })
    client = next
    next.on('notification', ({ payload }) => heard(payload ?? '*'))
    next.on('error', () => again())
    next.on('end', () => again())
    try {
      await next.connect()
      await next.query('listen visacare')
      heard('*')
    } catch (error) {
      log.debug({ err: error }, 'notices')
      again()
    }
  }
  const again = () => {
    if (stopped || timer) return
    client?.removeAllListeners('end')
    client?.end().catch(() => {})
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, 1000)
    timer.unref()
  }
  void connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
