import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { keepRenewal } from '#case-file/cases/server/what-it-renews.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { renewedSubTypes } from '#case-types/renewals.ts'
import { refreshDeadlines } from '#case-work/deadlines/server/refresh.ts'
import type { Db } from '#platform/database/database.ts'

/** The new case begins with the date on which the old one ends, and the old one says which case renews it. */
export async function takeOver(context: Working, renewedId: number, opened: { id: number; number: string }) {
  const { db, services, now, asSystem } = context
  await keepRenewal(db, renewedId, opened.number)
  await asSystem('the first date of a renewal', () => refreshDeadlines(db, services.keyring, opened.id, now))
  await refreshBallOf(context, opened.id)
  // What ends is said once: in the case that renews it.
  await refreshItems(context, renewedId)
}

export type Renewed = { id: number; number: string; typeId: number; validUntil: string | null }
type Wanted = { companyId: number; personId: number | undefined; type: CaseType; subType: string | undefined }

/** The approved case that a new one renews, unless another one renews it already. */
export async function renewedCase(
  db: Db,
  { companyId, personId, type, subType }: Wanted,
): Promise<Renewed | undefined> {
  const subTypes = renewedSubTypes(type, subType)
  if (personId === undefined || subTypes.length === 0) return undefined
  return db.maybe<Renewed>(
    `select id, number, type_id as "typeId", valid_until as "validUntil" from cases
      where company_id = $1 and person_id = $2 and type_id = $3 and sub_type = any ($4) and outcome = 'Approved'
        and coalesce(renewal_number, '') = '' order by valid_until desc nulls last, id desc limit 1`,
    [companyId, personId, type.id, subTypes],
  )
}
