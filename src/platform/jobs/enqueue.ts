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

/** The statement that puts a job on the queue: it exists exactly when the transaction commits. */
export function enqueueStep(task: string, payload: Record<string, unknown>, options: JobOptions = {}): Step {
  return {
    text: 'select app.enqueue($1, $2, $3, $4, $5, $6, $7)',
    values: [
      ...[task, JSON.stringify(payload), options.runAt ?? null, options.key ?? null],
      ...[options.maxAttempts ?? 12, options.queue ?? null, options.awaited ? PRIORITY.awaited : PRIORITY.other],
    ],
  }
}

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
