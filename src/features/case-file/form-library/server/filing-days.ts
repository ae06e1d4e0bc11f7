import { Status } from '#case-types/status/statuses.ts'
import type { Db } from '#platform/database/database.ts'
import { filingDaysFrom, type Leaving } from '../filing-days.ts'
import type { FilingDays } from '../rules.ts'

/** As a form begins. */
export const NEW_FORM = { status: 'Open' }

/**
 * When the forms of a case go out, or went: an application in a petition's package goes with that. A form that joins a
 * filed case, like a request for premium processing, has its own day still to come.
 */
export async function filingDaysOf(
  db: Db,
  caseId: number,
  today: string,
): Promise<(form: { status: string }) => FilingDays> {
  const found = await db.maybe<Leaving>(`select ${LEAVING} from ${LEAVING_CASES} where k.id = $1`, [caseId])
  return found ? daysOfForms(found, today) : () => today
}

/** What is known of when a case goes out: of `k`, and of the plan that it goes by. */
export const LEAVING = `
  k.filed_on as "filedOn", k.receipt_on as "receiptOn", f.file_on as "fileOn",
  coalesce(f.carrier = 'Online', k.options ->> 'channel' = 'online', false) as online`
export const LEAVING_CASES = `
  cases k left join case_filing_plans f on f.case_id = coalesce(
    (select w.case_id from case_filing_plans w join cases p on p.id = w.case_id
      where w.case_id = k.principal_case_id and w.with_family and p.status < ${Status.filed} and k.status < ${Status.filed}), k.id)`

/** The days of each of its forms. */
export function daysOfForms(found: Leaving, today: string): (form: { status: string }) => FilingDays {
  const sent = filingDaysFrom(found, today)
  const toSend = filingDaysFrom({ ...found, filedOn: null, receiptOn: null }, today)
  return ({ status }) => (status === 'Filed' ? sent : toSend)
}
