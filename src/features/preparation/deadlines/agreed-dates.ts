import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'

/** A day that people agreed on or that the attorney entered; no rule of deadlines.md gives it. */
export type AgreedDate = {
  rule: string
  part: string
  title: string
  severity: 'statutory' | 'internal'
  kind: 'due' | 'expires'
  citation: string
  on: Day
  words: string
}

/** The agreed days of a case, from what its parties wrote to each other. Needs scope system. */
export const agreedDates = slot<(db: Db, row: CaseColumns, today: Day) => Promise<AgreedDate[]>>('agreed dates')
