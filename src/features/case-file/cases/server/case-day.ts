import { type Day, dayIn, defaultZone, type Zone } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'

/** Days of a case run where its company is, whoever reads them. */
export const zoneOfCase = async (db: Db, caseId: number): Promise<Zone> =>
  (
    await db.maybe<{ zone: Zone }>('select app.zone_of(law_firm_id, company_id) as zone from cases where id = $1', [
      caseId,
    ])
  )?.zone ?? defaultZone

/** Which day it is at the company of a case: what a job, which has no office of its own, calls today. */
export const dayOfCase = async (db: Db, caseId: number, now: Date): Promise<Day> =>
  dayIn(await zoneOfCase(db, caseId), now)

/** Which day it is at a company, or at a firm. */
export const dayAt = async (db: Db, at: { companyId: number | null; lawFirmId?: number | null }, now: Date) => {
  const { zone } = await db.one<{ zone: Zone }>('select app.zone_of($1, $2) as zone', [
    at.lawFirmId ?? null,
    at.companyId,
  ])
  return dayIn(zone, now)
}
