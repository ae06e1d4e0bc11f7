import { type Day, dayIn, type Zone } from '#formats/day.ts'
import type { Db } from './database.ts'

type Office = { companyId: number | null; lawFirmId?: number | null }

/** Where the clock of a company hangs, else of a firm. For what has no reader, and so no `context.today`: jobs. */
export const zoneAt = async (db: Db, { companyId, lawFirmId = null }: Office): Promise<Zone> =>
  (await db.one<{ zone: Zone }>('select app.zone_of($1, $2) as zone', [lawFirmId, companyId])).zone

/** Which day it is at a company, else at a firm. */
export const dayAt = async (db: Db, office: Office, now: Date): Promise<Day> => dayIn(await zoneAt(db, office), now)
