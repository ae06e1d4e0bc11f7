import { EventEmitter } from 'node:events'
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { isDiskFull, isUnavailable } from '../database/unavailable.ts'
import type { Services } from '../services.ts'
import { returnAbandonedJobs } from './abandoned-jobs.ts'

/** A job is idempotent: the queue runs it at least once, and exactly once unless the worker dies in the middle. */
export type Job = (services: Services, payload: never) => Promise<void>
export type Jobs = Record<string, Job>

export type RunningWorker = { stop(): Promise<void> }

/** Works the queue with the owner's bookkeeping connection; the jobs themselves use the application's database. */
export async function startWorker(
  services: Services,
  ownerUrl: string,
  jobs: Jobs,
  concurrency = 3,
): Promise<RunningWorker> {
  const { log } = services
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: concurrency + 2, application_name: 'visacare-worker' })
  const warn = (error: Error) => log.warn({ err: error }, 'worker connection')
  pgPool.on('error', warn)
  // A connection in use tells its own death, and unheard that would be the process's.
  pgPool.on('connect', (client) => client.on('error', warn))
  const taskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(services, payload as never)]),
  )
  const rescue = returnAbandonedJobs(ownerUrl, log)
  const unheard = hearLostConnections(services)
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => rescue.alive(workerPool.id))
  const begin = () =>
    run({
      pgPool,
      taskList,
      concurrency,
      events,
      noHandleSignals: true,
      pollInterval: 2000,
      logger: loggerOver(services),
    })

  let runner: Runner = await begin()
  let stopping: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  // The queue's runner gives up when the database stays away; here it is begun again until the worker is stopped.
  const watch = () => {
    runner.promise
      .catch((error: Error) => log.warn({ err: error }, 'the worker gave up'))
      .finally(() => {
        if (!stopping) again()
      })
  }
  const again = () => {
    timer = setTimeout(async () => {
      try {
        runner = await begin()
        if (stopping) await runner.stop()
        else watch()
      } catch {
        if (!stopping) again()
      }
    }, AGAIN_MS)
    timer.unref()
  }
  watch()
  return {
    stop: () => {
      clearTimeout(timer)
      stopping ??= runner
        .stop()
        .catch(() => {})
        .then(() => rescue.stop())
        .then(() => pgPool.end())
        .finally(() => unheard.stop())
      return stopping
    },
  }
}

const AGAIN_MS = 1_000

const loggerOver = ({ log }: Services) =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') {
      log.error({ job: (meta as { job?: { task_identifier?: string } })?.job?.task_identifier }, message)
    } else if (level === 'warning') log.warn(message)
  })

/**
 * When the database goes away or has no room left while jobs are being put back, the queue's own code leaves that failure
 * unheard, and the process would end. It is only told; everything else ends the process as before.
 */
function hearLostConnections({ log }: Pick<Services, 'log'>): { stop(): void } {
  const hear = (reason: unknown) => {
    if (!isUnavailable(reason) && !isDiskFull(reason)) throw reason
    log.warn({ err: reason }, 'the queue could not put a job back')
  }
  process.on('unhandledRejection', hear)
  return { stop: () => void process.off('unhandledRejection', hear) }
}
