import type { z } from 'zod'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { EnteredReading } from '../entered-rows.ts'
import { meterKinds } from '../kinds.ts'
import type { MeterFound, Profile, Reading } from '../records.ts'

export type Asked = {
  reportId: number
  serialNumber?: string | undefined
  startOn?: string | undefined
  endOn?: string | undefined
  limit: number
  /** Only what this user entered, by id or user name. */
  userId?: string
}

/** Newest first, and how many there are in all. Days are those of the clock of Greenwich, as meters have it. */
export async function readingsOf(db: Db, asked: Asked): Promise<{ items: Reading[]; total: number }> {
  const { reportId, serialNumber, startOn, endOn, userId, limit } = asked
  const from = `from meter_readings r join meters m on m.id = r.meter_id
      left join meter_substations s on s.id = m.substation_id
     where r.report_id = $1 and ($2::text is null or m.serial_number = $2)
       and ($3::date is null or r.read_at >= $3::date at time zone 'UTC')
       and ($4::date is null or r.read_at < ($4::date + 1) at time zone 'UTC')
       and ($5::text is null or r.entered_by = (select u.id from users u where u.id::text = $5 or lower(u.user_name) = lower($5) limit 1))`
  const values = [reportId, serialNumber ?? null, startOn ?? null, endOn ?? null, userId ?? null]
  const [items, { total }] = await Promise.all([
    db.rows<Reading>(
      `select r.id, m.serial_number as "serialNumber", coalesce(s.substation_name, '') as "substationName",
              r.read_at as "readAt", r.figures ${from} order by r.read_at desc, r.id desc limit $6`,
      [...values, limit],
    ),
    db.one<{ total: number }>(`select count(*) as total ${from}`, values),
  ])
  return { items, total }
}

const MOST_METERS = 1000

export const metersOf = (db: Db, reportId: number) =>
  db.rows<z.output<typeof MeterFound>>(
    `select m.serial_number as "serialNumber", m.sim_number as "simNumber",
            coalesce(s.substation_name, '') as "substationName", count(*) as readings, max(r.read_at) as "lastAt"
       from meter_readings r join meters m on m.id = r.meter_id left join meter_substations s on s.id = m.substation_id
      where r.report_id = $1 group by m.id, s.id order by m.serial_number limit ${MOST_METERS}`,
    [reportId],
  )

/** Every report, also one without a reading. */
export async function profilesOf(db: Db): Promise<z.output<typeof Profile>[]> {
  const counted = await db.rows<Omit<z.output<typeof Profile>, 'reportName'>>(
    `select report_id as "reportId", count(*) as readings, count(distinct meter_id) as meters,
            min(read_at) as "firstAt", max(read_at) as "lastAt" from meter_readings group by report_id`,
  )
  const none = { readings: 0, meters: 0, firstAt: null, lastAt: null }
  return meterKinds.map(({ id, name }) => ({
    ...(counted.find(({ reportId }) => reportId === id) ?? none),
    ...{ reportId: id, reportName: name },
  }))
}

/** A reading of the same meter and time takes the place of the earlier one. */
export async function saveReadings(
  tx: Transaction,
  reportId: number,
  readings: readonly EnteredReading[],
  enteredBy: number | null,
): Promise<{ readings: number; meters: number }> {
  const given = JSON.stringify(readings)
  await tx.run(
    `insert into meters (serial_number) select distinct g."serialNumber"
       from jsonb_to_recordset($1::jsonb) as g ("serialNumber" text) on conflict do nothing`,
    [given],
  )
  return tx.one<{ readings: number; meters: number }>(
    `with saved as (
       insert into meter_readings (report_id, meter_id, read_at, figures, entered_by)
       select distinct on (m.id, g."readAt") $2::integer, m.id, g."readAt", g.figures, $3::bigint
         from jsonb_to_recordset($1::jsonb) as g ("serialNumber" text, "readAt" timestamptz, figures jsonb)
         join meters m on m.serial_number = g."serialNumber"
       on conflict (report_id, meter_id, read_at) do update set figures = excluded.figures, entered_by = excluded.entered_by
       returning meter_id)
     select count(*) as readings, count(distinct meter_id) as meters from saved`,
    [given, reportId, enteredBy],
  )
}
