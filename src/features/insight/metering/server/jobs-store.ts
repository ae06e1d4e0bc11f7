import type { Db, Transaction } from '#platform/database/database.ts'
import type { MeterJob, MeterRun } from '../records.ts'

const COLUMNS = `j.id as "jobId", j.name as "jobName", j.report_id as "reportId", j.substation_id as "substationId",
  coalesce((select s.substation_name from meter_substations s where s.id = j.substation_id), '') as "substationName",
  j.every, j.hour, j.zone, j.status, j.next_at as "nextAt", j.version,
  (select max(r.started_at) from meter_runs r where r.job_id = j.id) as "lastAt"`

export const jobsOf = (db: Db, which: 'all' | MeterJob['status'] | number) =>
  db.rows<MeterJob>(
    `select ${COLUMNS} from meter_jobs j where $1 = 'all' or j.status = $1 or j.id::text = $1 order by lower(j.name), j.id limit 500`,
    [String(which)],
  )

export const jobById = (db: Db, id: number) =>
  db.one<MeterJob>(`select ${COLUMNS} from meter_jobs j where j.id = $1`, [id])

export type SaidJob = Pick<MeterJob, 'jobName' | 'reportId' | 'every' | 'hour' | 'status'> & {
  substationId: number | undefined
  zone: string
  nextAt: Date | null
}

export async function saveJob(tx: Transaction, id: number | undefined, said: SaidJob, now: Date): Promise<MeterJob> {
  const { jobName, reportId, substationId, every, hour, zone, status, nextAt } = said
  const values = [jobName, reportId, substationId ?? null, every, hour, zone, status, nextAt]
  const saved = await tx.one<{ id: number }>(
    id === undefined
      ? `insert into meter_jobs (name, report_id, substation_id, every, hour, zone, status, next_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`
      : `update meter_jobs set name = $1, report_id = $2, substation_id = $3, every = $4, hour = $5, zone = $6, status = $7,
           next_at = $8, version = version + 1 where id = $9 returning id`,
    [...values, id ?? now],
  )
  return jobById(tx, saved.id)
}

export const deleteJob = (tx: Transaction, id: number) => tx.run('delete from meter_jobs where id = $1', [id])

/** A job that may be due, locked: a second run of the same queue row finds another time in it. Needs scope system. */
export const lockedJob = (tx: Transaction, id: number) =>
  tx.maybe<MeterJob & { createdAt: string; seenUntil: string | null }>(
    `select ${COLUMNS}, j.created_at as "createdAt",
            (select max(r.until_at) from meter_runs r where r.job_id = j.id) as "seenUntil"
       from meter_jobs j where j.id = $1 for update`,
    [id],
  )

export const moveJobOn = (tx: Transaction, id: number, nextAt: Date) =>
  tx.run('update meter_jobs set next_at = $2 where id = $1', [id, nextAt])

type Looked = { jobId: number; asked: MeterRun['asked']; from: Date; until: Date }
const MOST_NAMED = 50

/** What came in after `from`, up to `until`, and which meters sent nothing; kept as a run. */
export const lookAndKeep = (tx: Transaction, { jobId, asked, from, until }: Looked) =>
  tx.one<{ readings: number; silentMeters: number }>(
    `with job as (select report_id, substation_id from meter_jobs where id = $1),
          watched as (
            select m.serial_number, (
                select count(*) from meter_readings r
                 where r.meter_id = m.id and r.report_id = job.report_id and r.read_at > $3 and r.read_at <= $4) as readings
              from meters m, job where job.substation_id is null or m.substation_id = job.substation_id)
     insert into meter_runs (job_id, started_at, from_at, until_at, asked, readings, meters, silent, silent_meters)
     select $1, $4, $3, $4, $2, coalesce(sum(readings), 0), count(*) filter (where readings > 0),
            (array(select serial_number from watched where readings = 0 order by 1 limit ${MOST_NAMED})),
            count(*) filter (where readings = 0) from watched
     returning readings, silent_meters as "silentMeters"`,
    [jobId, asked, from, until],
  )

const MOST_KEPT = 100

export const forgetOldRuns = (tx: Transaction, jobId: number) =>
  tx.run(
    `delete from meter_runs where job_id = $1 and id not in
       (select id from meter_runs where job_id = $1 order by id desc limit ${MOST_KEPT})`,
    [jobId],
  )

export const runsOf = (db: Db, jobId: number) =>
  db.rows<MeterRun>(
    `select id, started_at as "startedAt", from_at as "fromAt", until_at as "untilAt", asked, readings, meters, silent,
            silent_meters as "silentMeters" from meter_runs where job_id = $1 order by id desc limit ${MOST_KEPT}`,
    [jobId],
  )
