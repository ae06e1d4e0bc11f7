import { nextMail } from '#insight/reports/schedule-time.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import type { MeterJob } from '../records.ts'
import { forgetOldRuns, lockedJob, lookAndKeep, moveJobOn } from './jobs-store.ts'

export const METER_JOB = 'meterScheduler.work'
const MONDAY = 1

export const meteringJobs = {
  [METER_JOB]: (services, due: { jobId: number; at: string | null }) => workJob(services, due),
} satisfies Jobs

/** When a job runs next: at its hour, each day, on Mondays, or on the first of a month. */
export const nextRun = (job: Pick<MeterJob, 'every' | 'hour'>, zone: string, after: Date): Date =>
  nextMail({ ...job, weekday: MONDAY }, zone, after)

/** One waiting row in the queue per job: a change of the schedule replaces it. */
export const onQueue = (jobId: number, at: Date) =>
  [METER_JOB, { jobId, at: at.toISOString() }, { key: `${METER_JOB}:${jobId}`, runAt: at }] as const

/** Looks what came in since the last run. `at`: the time it was due by its schedule; null: somebody asked for it now. */
export const workJob = (services: Services, { jobId, at }: { jobId: number; at: string | null }): Promise<void> =>
  systemChange(services, METER_JOB, async ({ db, now, audit, enqueue }) => {
    const job = await lockedJob(db, jobId)
    if (!job) return
    if (at !== null && (job.nextAt === null || Date.parse(job.nextAt) !== Date.parse(at))) return
    const from = new Date(job.seenUntil ?? beginning(job.createdAt))
    const asked = at === null ? 'person' : 'schedule'
    const found = await lookAndKeep(db, { jobId, asked, from, until: now > from ? now : from })
    await forgetOldRuns(db, jobId)
    audit({ subject: `meter-job:${jobId}`, after: { job: job.jobName, ...found } })
    if (at === null) return
    // From the time it was due: a worker whose clock is behind does not run it again.
    const next = nextRun(job, job.zone, new Date(Math.max(now.getTime(), Date.parse(at))))
    await moveJobOn(db, jobId, next)
    enqueue(...onQueue(jobId, next))
  })

// The first run looks at the day before the job was made.
const DAY_MS = 86_400_000
const beginning = (createdAt: string) => Date.parse(createdAt) - DAY_MS
