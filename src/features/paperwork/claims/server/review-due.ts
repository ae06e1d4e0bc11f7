import { dayOfCase } from '#case-file/cases/server/case-day.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Db } from '#platform/database/database.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import type { Asked } from '../review-records.ts'

/** Agreed working days after the day it was asked for; without one, after the day the case was opened. */
export async function reviewDueOn(db: Db, row: CaseColumns, asked: Asked): Promise<string> {
  const from = asked.askedOn ?? (await dayOfCase(db, row.id, new Date(row.createdAt)))
  return addBusinessDays(from, asked.workingDays)
}
