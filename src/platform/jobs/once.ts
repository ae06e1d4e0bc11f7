import type { Database } from '../database/database.ts'
import { enqueueStep } from './enqueue.ts'

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
