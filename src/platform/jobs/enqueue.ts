import type { Step } from '../database/batch.ts'
import type { Database } from '../database/database.ts'

export type JobOptions = {
  runAt?: Date
  /** A second job with the same key replaces the first while it waits. */
  key?: string
  maxAttempts?: number
  /** Jobs of one queue are done one after the other: what many send takes one place of the workers. */
  queue?: string
  /** A person is waiting for the result, such as a code or a link, so it runs before bookkeeping. */
  awaited?: boolean
}

// The queue takes the smallest number first.
const PRIORITY = { awaited: -10, other: 0 }

export type Enqueue = (task: string, payload: Record<string, unknown>, options?: JobOptions) => void
export type Job = { task: string; payload: Record<string, unknown>; options?: JobOptions }

/** The statement that puts a job on the queue: it exists exactly when the transaction commits. */
export const enqueueStep = (task: string, payload: Record<string, unknown>, options?: JobOptions): Step =>
  enqueueAll([{ task, payload, options }])

/** The same for several, in the order in which they were asked for. */
export const enqueueAll = (jobs: readonly Job[]): Step => ({
  text: `select app.enqueue(j.task, j.payload, j."runAt", j.key, j."maxAttempts", j.queue, j.priority)
           from json_to_recordset($1) as j (task text, payload json, "runAt" timestamptz, key text, "maxAttempts" integer,
                queue text, priority integer)`,
  values: [JSON.stringify(jobs.map(rowOf))],
})

const rowOf = ({ task, payload, options: { runAt, key, maxAttempts = 12, queue, awaited } = {} }: Job) => ({
  ...{ task, payload, runAt, key, maxAttempts, queue },
  priority: awaited ? PRIORITY.awaited : PRIORITY.other,
})

/** Once in the life of an installation, at its first start with a release that wants it: a job that goes over what is there. */
export const enqueueOnce = (
  { database }: { database: Database },
  what: string,
  task: string,
  runAt?: Date,
): Promise<void> =>
  database.transaction({ kind: 'system' }, async (tx) => {
    const first = await tx.run(`insert into installation values ($1, 'true') on conflict do nothing`, [what])
    if (first > 0) tx.atEnd(enqueueStep(task, {}, { key: task, ...(runAt && { runAt }) }))
  })
