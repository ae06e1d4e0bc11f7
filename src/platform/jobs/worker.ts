import { Logger, run, type Runner } from 'graphile-worker'
import pg from 'pg'
import type { Services } from '../services.ts'

/** A job is idempotent: the queue runs it at least once, and exactly once unless the worker dies in the middle. */
export type Job = (services: Services, payload: never) => Promise<void>
export type Jobs = Record<string, Job>

export type RunningWorker = { stop(): Promise<void> }

/** Works the queue with the owner's bookkeeping connection; the jobs themselves use the application's database. */
export async function startWorker(services: Services, ownerUrl: string, jobs: Jobs, concurrency = 3): Promise<RunningWorker> {
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: concurrency + 2, application_name: 'visacare-worker' })
  const warn = (error: Error) => services.log.warn({ err: error }, 'worker connection')
  pgPool.on('error', warn)
  // A connection in use tells its own death, and unheard that would be the process's.
  pgPool.on('connect', (client) => client.on('error', warn))
  const taskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(services, payload as never)]),
  )
  const runner: Runner = await run({
    pgPool,
    taskList,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') services.log.error({ job: (meta as { job?: { task_identifier?: string } })?.job?.task_identifier }, message)
      else if (level === 'warning') services.log.warn(message)
    }),
  })
  let stopping: Promise<void> | undefined
  return {
    stop: () => {
      stopping ??= runner.stop().catch(() => {}).then(() => pgPool.end())
      return stopping
    },
  }
}
