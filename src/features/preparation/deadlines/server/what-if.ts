import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Db } from '#platform/database/database.ts'
import { withoutAttorney } from '#rules/without-attorney.ts'
import { type CaseDate, isAnswer } from '../dates.ts'
import { capYearOf, type DayOfFiling, isTooEarly, judgeDayOfFiling } from '../filing-day.ts'
import { datesOfCase, inputsOf } from './refresh.ts'
import { surroundingsOf } from './settings-store.ts'
import type { Reading } from './shown-dates.ts'

/** The dates of a case if it were filed on a day, and what speaks against that day. */
export async function ifFiledOn(
  { db, services, today }: Reading,
  row: CaseColumns,
  filedOn: string,
): Promise<{ dates: CaseDate[] } & DayOfFiling> {
  const surroundings = await surroundingsOf(services.database.read({ kind: 'system' }), row)
  const start = (await inputsOf(db, services.keyring, row, today)).requestedStartOn
  const inSeason = caseTypeById(row.typeId)?.deadlines?.capSubTypes?.includes(row.subType)
  const season = inSeason ? { capYear: capYearOf(filedOn, start, surroundings) } : {}
  const datesFor = (file: CaseColumns, more = {}) => datesOfCase(db, services, file, today, surroundings, more)
  const filed = { ...row, filedOn, receiptOn: filedOn, status: Math.max(row.status, Status.receipted) }
  const unfiled = { ...row, filedOn: null, receiptOn: null, status: Math.min(row.status, Status.readyToFile) }
  const asItIs = await datesFor(unfiled, season)
  const judged = judgeDayOfFiling(row.typeId, asItIs, filedOn)
  const say = row.mode === 'DIY' ? withoutAttorney : (sentence: string) => sentence
  const day = {
    ...judged,
    missed: judged.missed.map((each) => ({ ...each, consequence: say(each.consequence) })),
  }
  // What comes too early is sent back: nothing is pending, and nothing follows from it.
  const rejected = day.missed.some(isTooEarly)
  return {
    dates: rejected ? asItIs : await datesFor(filed, { postmarkedOn: filedOn, receivedOn: filedOn }),
    ...day,
  }
}

/** Until when a notice of that day must be answered by the rule, whatever is printed on it. */
export async function answerDue(
  { db, services, today }: Omit<Reading, 'actor'>,
  system: Pick<Db, 'one'>,
  row: CaseColumns,
  notice: Noticed,
): Promise<CaseDate | undefined> {
  const surroundings = await surroundingsOf(system, row)
  const dates = await datesOfCase(db, services, asNotified(row, notice), today, surroundings)
  return dates.find(isAnswer)
}

export type Noticed = { notice: keyof typeof STAGES; noticeOn: string; answerChannel?: 'paper' | 'online' }
const STAGES = { rfe: 'RFE_ISSUED', noid: 'NOID_ISSUED', noir: 'NOIR_ISSUED' }

/** The case as it would stand with a notice of that day on the table. */
const asNotified = (row: CaseColumns, { notice, noticeOn, answerChannel }: Noticed): CaseColumns => ({
  ...row,
  status: Status.noticeOpen,
  outcome: null,
  stage: caseTypeById(row.typeId)?.deadlines?.noticeStage ?? STAGES[notice],
  rfeNoticeOn: noticeOn,
  rfeDueOn: null,
  rfeRespondedOn: null,
  answerChannel: answerChannel ?? null,
})
