import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Activity, Id, IdIfKnown } from '#platform/operation/fields.ts'
import { jobPeriods, MeterJob, MeterRun, ReportId } from './records.ts'

const names = { profile: 'reportId' } as const
const shared = { reportId: 'shared: a meter report', substationId: 'shared: a substation' } as const
const job = { jobId: 'shared: a meter job' } as const

const Said = z.object({
  jobName: z.string().trim().min(1, 'Field is required').max(100),
  reportId: ReportId,
  /** Left out: every meter. */
  substationId: IdIfKnown,
  every: z.enum(jobPeriods).default('day'),
  hour: z.coerce.number<number | string>().int().min(0).max(23).default(0),
  status: Activity.default('Active'),
})
const NO_SUBSTATION = { status: 400, message: 'There is no such substation. Choose one from the list.' } as const

/** The scheduler of the older utility-meter area; its jobs run on the product's own queue. */
export const meterScheduler = {
  list: query('meterScheduler.list', {
    summary: 'Scheduled jobs: all of them, those with a status, or the one with an id.',
    path: 'GET /api/meter-jobs/:which',
    aliases: [alias('loginapi', 'GET api/schedulerJobsRepository/{which}', { names })],
    can: 'meter:read',
    input: z.object({ which: z.union([z.literal('all'), Activity, Id]) }),
    output: z.object({ items: z.array(MeterJob) }),
    example: { which: 'all' },
  }),
  create: command('meterScheduler.create', {
    summary: 'Schedules a job: each day, week or month it looks what came in since its last run, and who sent nothing.',
    audit: 'Scheduled a meter job',
    path: 'POST /api/meter-jobs',
    aliases: [alias('loginapi', 'POST api/saveSchedulerJobsRepository', { names })],
    can: 'meter:write',
    // The specification's form sends jobId 0 with a new job.
    input: Said.extend({ jobId: z.literal(0).optional() }),
    output: MeterJob,
    refusals: { NO_SUBSTATION },
    example: { jobName: 'Block load, every morning', reportId: 1, hour: 6 },
    names: { ...shared, ...job },
    idempotent: true,
  }),
  update: command('meterScheduler.update', {
    summary: 'Changes a scheduled job; one that is switched off does not run.',
    audit: 'Changed a meter job',
    path: 'PUT /api/meter-jobs/:jobId',
    aliases: [alias('loginapi', 'POST api/updateSchedulerJobsRepository', { names })],
    can: 'meter:write',
    input: Said.extend({ jobId: Id, version: z.number().int().optional() }),
    output: MeterJob,
    refusals: {
      NO_SUBSTATION,
      STALE: { status: 409, message: 'Someone changed it in the meantime. Open it again.' },
    },
    example: { jobId: 1, jobName: 'Block load, every morning', reportId: 1, hour: 7 },
    names: { ...shared, ...job },
  }),
  remove: command('meterScheduler.remove', {
    summary: 'Deletes a scheduled job and its runs.',
    audit: 'Deleted a meter job',
    path: 'POST /api/meter-jobs/:jobId/delete',
    aliases: [alias('loginapi', 'POST api/deleteSchedulerJobsRepository')],
    can: 'meter:write',
    input: z.object({ jobId: Id }),
    output: z.object({ jobId: z.number() }),
    example: { jobId: 1 },
    names: job,
  }),
  run: command('meterScheduler.run', {
    summary: 'Puts a job on the queue now; its schedule stays as it is.',
    audit: 'Ran a meter job',
    path: 'POST /api/meter-jobs/:jobId/run',
    can: 'meter:write',
    input: z.object({ jobId: Id }),
    output: z.object({ jobId: z.number() }),
    example: { jobId: 1 },
    names: job,
  }),
  runs: query('meterScheduler.runs', {
    summary: 'The runs of a job, newest first.',
    path: 'GET /api/meter-jobs/:jobId/runs',
    can: 'meter:read',
    input: z.object({ jobId: Id }),
    output: z.object({ items: z.array(MeterRun) }),
    example: { jobId: 1 },
    names: job,
  }),
}
