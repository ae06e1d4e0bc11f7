import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'

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

type Reader = Pick<Actor, 'scope' | 'roleId' | 'personId' | 'userId' | 'lawFirmId'>

/** A date that belongs to no case, and where it is kept. */
export type FurtherDate = { id: string; on: string; title: string; personName: string; path: string }

type Asked = {
  db: Db
  services: Services
  reader: Reader
  /** The company in sight; null over several. */
  companyId: number | null
  now: Date
  today: string
  from: string
  until: string
}

/** What features above add to somebody's calendar: what is due and is part of no case. */
export const furtherDates = slot<(asked: Asked) => Promise<FurtherDate[]>>('dates of no case')

export const furtherOf = async (asked: Asked): Promise<FurtherDate[]> => {
  const found = await Promise.all(furtherDates.of(asked.services).map((each) => each(asked)))
  return found.flat().filter(({ on }) => on >= asked.from && on <= asked.until)
}
