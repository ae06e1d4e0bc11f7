import type { CaseType } from '#case-types/case-type.ts'
import { isSwitchedOn, type Listed, TYPE_SWITCHED_OFF } from '#case-types/switched-on.ts'
import type { Db } from '#platform/database/database.ts'
import { Refusal } from '#platform/operation/refusal.ts'

/** A case of a type that is switched off is not opened. */
export async function requireSwitchedOn(db: Db, type: Pick<CaseType, 'id' | 'switchedOnLater'>): Promise<void> {
  const list = await db.rows<Listed>(
    `select code, active from common_details where common_name = 'case_type' and code = $1`,
    [String(type.id)],
  )
  const { status, message } = TYPE_SWITCHED_OFF
  if (!isSwitchedOn(type, list)) throw new Refusal(status, 'TYPE_SWITCHED_OFF', message)
}
