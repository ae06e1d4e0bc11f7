import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { workEndsOn } from '#case-file/cases/server/open-items.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Day } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { preparesFiling } from '#preparation/filing-file/policy.ts'
import { checksOf } from '#rules/deadlines/compute.ts'
import { sentenceOf } from '#rules/deadlines/trail.ts'
import { besideWords, isLegal, refusedDay } from '../beside.ts'
import { type CaseDate, clockShown, isAnswer } from '../dates.ts'
import type { CaseDeadline, CaseDeadlines } from '../records.ts'
import { datesFrom, inputsOf } from './refresh.ts'
import { surroundingsOf } from './settings-store.ts'
import { type DeadlineRow, deadlinesOf } from './store.ts'

export type Reading = { db: Db; actor: Actor; services: Services; today: Day }

/** What the rules say this moment, with what was kept beside it. */
export async function shown(
  { db, actor, services, today }: Reading,
  row: CaseColumns,
  system: Pick<Db, 'one' | 'maybe'>,
): Promise<CaseDeadlines> {
  const given = await inputsOf(db, services.keyring, row, today)
  const kept = await deadlinesOf(db, row.id)
  const surroundings = await surroundingsOf(system, row)
  const dates = await datesFrom(db, services, row, given, today, surroundings)
  const live = dates.map((date) =>
    shownDate(
      date,
      kept.find(({ rule, part }) => rule === date.rule && part === date.part),
    ),
  )
  const others = kept
    .filter((each) => !dates.some(({ rule, part }) => each.rule === rule && each.part === part) && isKept(row, each))
    .map((each) => shownDate({ ...each, ruleVersion: '' }, each))
  const workEnds = await workEndsOn(system, row)
  return {
    items: [...live, ...others, ...endOfWork(workEnds)].sort((one, other) => one.dueOn.localeCompare(other.dueOn)),
    checks: checksOf(given, surroundings)
      .filter(({ check }) => !caseTypeById(row.typeId)?.deadlines?.leavesOut?.includes(check.id))
      .map(({ check: { id, part, title, citation }, judged: { verdict } }) => ({
        ...{ rule: id, part, title, citation },
        ...verdict,
      })),
    clock: caseTypeById(row.typeId)?.deadlines?.showsSixYears ? clockShown(given) : null,
    answer: isAnswerOpen(row) ? { channel: row.answerChannel } : null,
    mayEdit: preparesFiling(row, actor),
  }
}

/** No rule reckons it and nobody ticks it off: it is the record's, and what the petition has to be filed before. */
const endOfWork = (dueOn: string | undefined): CaseDeadline[] =>
  dueOn === undefined
    ? []
    : [
        {
          ...{ id: null, rule: 'record', part: 'work', title: 'Permission to work ends', kind: 'expires' as const },
          ...{ severity: 'regulatory' as const, citation: '8 CFR 274a.12', dueOn, computedOn: dueOn, printedOn: null },
          ...{ actBy: null, lastResortOn: null, overrideOn: null, overrideReason: '', overrideByName: '' },
          explanation: 'As the record of the employee has it.',
          ...{ steps: [], toConfirm: [], warning: '', doneAt: null, doneByName: '' },
        },
      ]

/** What somebody set or ticked off stays; a day for an answer that was given stands open nowhere. */
export const isKept = (row: Parameters<typeof isAnswerOpen>[0], date: Pick<DeadlineRow, 'rule' | 'part' | 'doneAt'>) =>
  date.doneAt !== null || !isAnswer(date) || isAnswerOpen(row)

/** A notice is on the table and nobody has answered it. */
export const isAnswerOpen = ({ status, rfeRespondedOn }: Pick<CaseColumns, 'status' | 'rfeRespondedOn'>): boolean =>
  status === Status.noticeOpen && rfeRespondedOn === null

/** A legal date is the deadline whatever somebody set; their own day stands beside it, unless the law has passed it. */
export function shownDate(date: CaseDate, kept?: DeadlineRow): CaseDeadline {
  const own = kept?.overrideOn && refusedDay(date, kept.overrideOn) === undefined ? kept.overrideOn : null
  return {
    ...date,
    id: kept?.id ?? null,
    dueOn: isLegal(date) ? date.dueOn : (own ?? date.dueOn),
    overrideOn: own,
    overrideReason: own ? (kept?.overrideReason ?? '') : '',
    overrideByName: own ? (kept?.overrideByName ?? '') : '',
    steps: [...date.steps],
    explanation: [sentenceOf(date.steps), besideWords(date)].filter(Boolean).join('. '),
    toConfirm: [...date.toConfirm],
    doneAt: kept?.doneAt ?? null,
    doneByName: kept?.doneByName ?? '',
  }
}
