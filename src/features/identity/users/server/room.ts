import type { Db } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'

type RoomFor = (db: Db, companyId: number, more: number) => Promise<string | undefined>

/** Who counts a company's people against what it pays for: answers why more of them are too many. */
export const roomForPeople = slot<RoomFor>('whether the plan of a company covers more people')

/** Refuses people that the plan of their company does not cover; it has been found visible before. */
export async function requireRoom(
  { db, services }: { db: Db; services: Services },
  companyId: number,
  more = 1,
): Promise<void> {
  for (const ask of roomForPeople.of(services)) {
    const why = await ask(db, companyId, more)
    if (why) throw new Refusal(409, 'PLAN_LIMIT', why)
  }
}
