import { type Day, dayIn, defaultZone, type Zone } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'

/** Days of a case run where its company is, whoever reads them. */
export async function zoneOfCase(db: Db, caseId: number): Promise<Zone> {
  const found = await db.maybe<{ zone: Zone }>(
    'select app.zone_of(law_firm_id, company_id) as zone from cases where id = $1',
    [caseId],
  )
  return found?.zone ?? defaultZone
}

/** Which day it is at the company of a case: what a job, which has no office of its own, calls today. */
export const dayOfCase = async (db: Db, caseId: number, now: Date): Promise<Day> =>
  dayIn(await zoneOfCase(db, caseId), now)
