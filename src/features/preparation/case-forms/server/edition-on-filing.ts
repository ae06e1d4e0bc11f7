import { type EditionStatus, editionStatus } from '#case-file/form-library/rules.ts'
import { filingDaysOf } from '#case-file/form-library/server/filing-days.ts'
import { knownEditions } from '#case-file/form-library/server/store.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { NOT_TAKEN } from '../policy.ts'

type OfCase = { caseId: number; formId: string; edition: string; status: string }

/** Whether the agency takes the edition of a form on the day it goes out. */
export const editionOnFiling = async (
  { db, today }: { db: Db; today: Day },
  { caseId, formId, edition, status }: OfCase,
): Promise<EditionStatus> => {
  const daysOf = await filingDaysOf(db, caseId, today)
  return editionStatus(await knownEditions(db), formId, edition, daysOf({ status }))
}

/** Why it does not, in words; undefined when it does. */
export async function notTaken(context: { db: Db; today: Day }, form: OfCase): Promise<string | undefined> {
  const { flag, sentence } = await editionOnFiling(context, form)
  return NOT_TAKEN.includes(flag) ? sentence : undefined
}
