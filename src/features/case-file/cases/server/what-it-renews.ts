import { renews } from '#case-types/renews.ts'
import { addDays, type Day } from '#formats/day.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { NewCase } from './open-case.ts'

/** What ended longer ago is not what a new case renews. */
const ENDED_AT_MOST = 180

/**
 * The approval that a new case carries on, when nobody named it: the person's own of the same kind that ends last, unless
 * another case renews it already. Its end is then the first date of the new case.
 */
export async function whatItRenews(db: Db, { type, person, companyId, options }: NewCase, today: Day) {
  if (person === null || !renews(type, options.subType)) return undefined
  const found = await db.maybe<{ id: number }>(
    `select k.id from cases k
      where k.company_id = $1 and k.person_id = $2 and k.type_id = $3 and k.outcome = 'Approved' and k.valid_until >= $4
        and k.renewal_number = ''
      order by k.valid_until desc, k.id desc limit 1`,
    [companyId, person.id, type.id, addDays(today, -ENDED_AT_MOST)],
  )
  return found?.id
}

/** Which case renews an approval; empty: none any more. */
export const keepRenewal = (tx: Transaction, renewedCaseId: number, number: string) =>
  tx.run('update cases set renewal_number = $2 where id = $1', [renewedCaseId, number])
