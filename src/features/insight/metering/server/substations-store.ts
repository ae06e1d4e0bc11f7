import type { z } from 'zod'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Substation, SubstationSaid } from '../records.ts'

const COLUMNS = `s.id, s.country_name as "countryName", s.state_name as "stateName", s.region_name as "regionName",
  s.district_name as "districtName", s.area_name as "areaName", s.zone_name as "zoneName",
  s.substation_name as "subStationName", s.feeder_name as "feederName", s.process_name as "processName", s.version,
  array(select m.serial_number from meters m where m.substation_id = s.id order by 1) as "serialNumbers"`

export const allSubstations = (db: Db) =>
  db.rows<Substation>(`select ${COLUMNS} from meter_substations s order by lower(s.substation_name), s.id limit 1000`)

export const substationById = (db: Db, id: number) =>
  db.one<Substation>(`select ${COLUMNS} from meter_substations s where s.id = $1`, [id])

export const isSubstation = async (db: Db, id: number) =>
  (await db.maybe('select 1 from meter_substations where id = $1', [id])) !== undefined

export async function saveSubstation(
  tx: Transaction,
  id: number | undefined,
  { serialNumbers, ...said }: z.output<typeof SubstationSaid>,
): Promise<Substation> {
  const values = [
    ...[said.countryName, said.stateName, said.regionName, said.districtName, said.areaName, said.zoneName],
    ...[said.subStationName, said.feederName, said.processName],
  ]
  const { id: saved } = await tx.one<{ id: number }>(
    id === undefined
      ? `insert into meter_substations (country_name, state_name, region_name, district_name, area_name, zone_name,
           substation_name, feeder_name, process_name) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`
      : `update meter_substations set country_name = $1, state_name = $2, region_name = $3, district_name = $4,
           area_name = $5, zone_name = $6, substation_name = $7, feeder_name = $8, process_name = $9, version = version + 1
          where id = $10 returning id`,
    id === undefined ? values : [...values, id],
  )
  await tx.run(
    'update meters set substation_id = null where substation_id = $1 and serial_number <> all ($2::text[])',
    [saved, serialNumbers],
  )
  await tx.run(
    `insert into meters (serial_number, substation_id) select g, $1 from unnest($2::text[]) as g
     on conflict (serial_number) do update set substation_id = excluded.substation_id`,
    [saved, [...new Set(serialNumbers)]],
  )
  return substationById(tx, saved)
}

export const hasJobs = async (db: Db, id: number) =>
  (await db.maybe('select 1 from meter_jobs where substation_id = $1 limit 1', [id])) !== undefined

export const deleteSubstation = (tx: Transaction, id: number) =>
  tx.run('delete from meter_substations where id = $1', [id])
