import type { CaseType } from '#case-types/case-type.ts'
import { renewedSubTypes } from '#case-types/renewals.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

export type Renewed = { id: number; number: string; typeId: number; validUntil: string | null }
type Wanted = { companyId: number; personId: number | undefined; type: CaseType; subType: string | undefined }

/**
 * The approved case that a new one carries on, whether somebody named it or not, unless another one renews it already. Its
 * end is the first date of the new case.
 */
export async function renewedCase(
  db: Db,
  { companyId, personId, type, subType }: Wanted,
): Promise<Renewed | undefined> {
  const subTypes = renewedSubTypes(type, subType)
  if (personId === undefined || subTypes.length === 0) return undefined
  return db.maybe<Renewed>(
    `select id, number, type_id as "typeId", valid_until as "validUntil" from cases
      where company_id = $1 and person_id = $2 and type_id = $3 and sub_type = any ($4) and outcome = 'Approved'
        and renewal_number = '' order by valid_until desc nulls last, id desc limit 1`,
    [companyId, personId, type.id, subTypes],
  )
}

/** Which case renews an approval; empty: none any more. */
export const keepRenewal = (tx: Transaction, renewedCaseId: number, number: string) =>
  tx.run('update cases set renewal_number = $2 where id = $1', [renewedCaseId, number])
