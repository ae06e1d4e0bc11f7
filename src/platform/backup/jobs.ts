import type { Readable } from 'node:stream'
import type pg from 'pg'
import { copyIn, copyOut } from './copy.ts'

/**
 * Jobs that still have to be done, in the queue's own public words: its tables change with its releases, add_job does
 * not. One that a worker holds counts as not done; one that has used up its attempts stays behind.
 */
const WAITING = `
  select t.identifier, j.payload, q.queue_name, to_char(j.run_at, 'YYYY-MM-DD"T"HH24:MI:SS.USOF') as run_at, j.max_attempts,
         j.key, j.priority
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
   where j.attempts < j.max_attempts
   order by j.run_at, t.identifier collate "C", j.key collate "C", j.payload::text collate "C"`

export const copyJobs = (client: pg.Client): Readable => copyOut(client, `copy (${WAITING}) to stdout`)

export async function loadJobs(client: pg.Client, content: AsyncIterable<Buffer>): Promise<void> {
  await client.query(`create temporary table waiting_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text, priority integer)
    on commit drop`)
  await copyIn(client, 'copy waiting_jobs from stdin', content)
  await client.query(`
    select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority) from waiting_jobs`)
}
