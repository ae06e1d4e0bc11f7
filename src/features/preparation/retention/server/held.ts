import type { Db } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'

type Of = { companyId: number | null; caseId: number | null }

export const isHeld = async (db: Db, { companyId, caseId }: Of): Promise<boolean> =>
  (await db.one<{ held: boolean }>('select app.is_held($1, $2) as held', [companyId, caseId])).held

/** Nothing that is held is removed; who wants to learn why reads it at the case. */
export async function refuseIfHeld(db: Db, of: Of): Promise<void> {
  if (await isHeld(db, of))
    throw new Refusal(
      409,
      'LEGAL_HOLD',
      'A legal hold keeps everything here as it is. Nothing can be removed until it ends.',
    )
}
