import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { meterScheduler } from '../scheduler-contract.ts'
import { METER_JOB, nextRun, onQueue } from './jobs.ts'
import { deleteJob, jobById, jobsOf, runsOf, type SaidJob, saveJob } from './jobs-store.ts'
import { isSubstation } from './substations-store.ts'

type Said = Omit<SaidJob, 'zone' | 'nextAt'>

export const meterSchedulerHandlers = implement(meterScheduler, {
  list: async ({ db }, { which }) => ({ items: await jobsOf(db, which) }),

  create: async ({ db, actor, now, audit, enqueue, refuse }, { jobId: _, ...said }) => {
    await requireSubstation(db, said, refuse)
    const timed = inTime(said, actor.zone, now)
    const after = await saveJob(db, undefined, timed, now)
    if (timed.nextAt) enqueue(...onQueue(after.jobId, timed.nextAt))
    audit({ subject: `meter-job:${after.jobId}`, after })
    return after
  },

  update: async ({ db, actor, now, audit, enqueue, refuse }, { jobId, version, ...said }) => {
    const before = await jobById(db, jobId)
    if (version !== undefined && version !== before.version) refuse('STALE')
    await requireSubstation(db, said, refuse)
    const timed = inTime(said, actor.zone, now)
    const after = await saveJob(db, jobId, timed, now)
    if (timed.nextAt) enqueue(...onQueue(jobId, timed.nextAt))
    audit({ subject: `meter-job:${jobId}`, before, after })
    return after
  },

  // What waits in the queue finds no job and does nothing.
  remove: async ({ db, audit }, { jobId }) => {
    const before = await jobById(db, jobId)
    await deleteJob(db, jobId)
    audit({ subject: `meter-job:${jobId}`, before })
    return { jobId }
  },

  run: async ({ db, audit, enqueue }, { jobId }) => {
    const { jobName } = await jobById(db, jobId)
    enqueue(METER_JOB, { jobId, at: null })
    audit({ subject: `meter-job:${jobId}`, after: { job: jobName } })
    return { jobId }
  },

  runs: async ({ db }, { jobId }) => {
    await jobById(db, jobId)
    return { items: await runsOf(db, jobId) }
  },
})

const inTime = (said: Said, zone: string, now: Date): SaidJob => ({
  ...said,
  ...{ zone, nextAt: said.status === 'Active' ? nextRun(said, zone, now) : null },
})

async function requireSubstation(db: Db, { substationId }: Said, refuse: (code: 'NO_SUBSTATION') => never) {
  if (substationId !== undefined && !(await isSubstation(db, substationId))) refuse('NO_SUBSTATION')
}
