import { Status } from '#case-types/statuses.ts'
import type { Db } from '#platform/database/database.ts'
import { filingDaysFrom, type Leaving } from '../filing-days.ts'
import type { FilingDays } from '../rules.ts'

/** When a case goes out, or went: an application in a petition's package goes with that. */
export async function filingDaysOf(db: Db, caseId: number, today: string): Promise<FilingDays> {
  const found = await db.maybe<Leaving>(
    `select k.filed_on as "filedOn", k.receipt_on as "receiptOn", f.file_on as "fileOn",
            coalesce(f.carrier = 'Online', k.options ->> 'channel' = 'online', false) as online
       from cases k left join case_filing_plans f on f.case_id = coalesce(
              (select w.case_id from case_filing_plans w join cases p on p.id = w.case_id
                where w.case_id = k.principal_case_id and w.with_family and p.status < $2 and k.status < $2), k.id)
      where k.id = $1`,
    [caseId, Status.filed],
  )
  return found ? filingDaysFrom(found, today) : today
}
