import { caseTypeById } from '#case-types/all.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { deadlineOf, rulesAsOf } from '#rules/deadlines/all.ts'
import { datesOf } from '#rules/deadlines/compute.ts'
import { type Surroundings, standard } from '#rules/deadlines/deadline.ts'
import { sixYearClock } from '#rules/deadlines/h1b-clock.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import type { AgreedDate } from './dates-from-above.ts'
import type { ClockShown } from './records.ts'

/** A date of a case as it is stored: what governs, and how it came about. */
export type CaseDate = {
  rule: string
  part: string
  title: string
  kind: 'earliest' | 'due' | 'expires' | 'retain until' | 'info'
  severity: 'statutory' | 'regulatory' | 'policy' | 'internal'
  citation: string
  dueOn: string
  computedOn: string | null
  printedOn: string | null
  /** Where the day is no business day and is not moved: by when it is done by hand or on paper … */
  actBy: string | null
  /** … and what may still be accepted, which nobody plans for. */
  lastResortOn: string | null
  steps: readonly { words: string; date: string }[]
  toConfirm: readonly string[]
  warning: string
  ruleVersion: string
}

/** A day that was agreed or entered: no rule computed it. */
export const asCaseDate = ({ on, words, ...date }: AgreedDate): CaseDate => ({
  ...date,
  ...{ dueOn: on, computedOn: null, printedOn: null, actBy: null, lastResortOn: null },
  steps: [{ words, date: on }],
  ...{ toConfirm: [], warning: '', ruleVersion: rulesAsOf },
})

/** Every date these inputs give, soonest first; without those that what was filed has met already. */
export function caseDates(
  given: Given,
  met: ReadonlySet<string> = new Set(),
  surroundings: Surroundings = standard,
): CaseDate[] {
  const open = datesOf(given, surroundings).filter(
    ({ deadline: { id, part } }) => !met.has(id) && !met.has(`${id} ${part}`),
  )
  const found = open.map(({ deadline, due }): CaseDate => {
    const { id, part, title, kind, severity, citation } = deadline
    return {
      ...{ rule: id, part, title, kind, severity, citation: due.citation ?? citation },
      dueOn: due.date,
      computedOn: due.computed,
      printedOn: due.printed ?? null,
      actBy: due.actBy ?? null,
      lastResortOn: due.lastResort ?? null,
      steps: due.steps,
      toConfirm: due.toConfirm,
      warning: due.warning ?? (restsOnSixYears(deadline) ? (given.sixYearsDoubt ?? '') : ''),
      ruleVersion: rulesAsOf,
    }
  })
  const alone = printedAnswers(given).filter(
    ({ rule, part }) => !found.some((each) => each.rule === rule && each.part === part),
  )
  return [...oneEndOfCard(found), ...alone].sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

const restsOnSixYears = ({ needs }: { needs: readonly string[] }) =>
  needs.includes('firstHOrLDay') || needs.includes('sixYearsEndOn')

/** A card ends once: as it says, or where an extension is in force as that one says. */
function oneEndOfCard(dates: readonly CaseDate[]): CaseDate[] {
  const byItself = dates.find(({ rule, part }) => rule === 'D-62' && part === 'last day of work')
  const extended = dates.find(({ rule }) => rule === 'D-61')
  if (!byItself || !extended) return [...dates]
  const over = extended.dueOn > byItself.dueOn ? byItself : extended
  return dates.filter((date) => date !== over)
}

/** What the record of the LCA says is done: a notice that was given is not awaited, nor a decision that came. */
export const metByLca = ({ noticePostedOn, lcaCertifiedOn }: Given): string[] => [
  ...(noticePostedOn === undefined ? [] : ['D-22 notice by', 'D-22 notice from']),
  ...(lcaCertifiedOn === undefined ? [] : ['D-20 decision']),
]

/** The agency printed a day, though nobody entered the day of its notice: the printed day governs alone. */
const printedAnswers = (given: Given): CaseDate[] =>
  answers.flatMap(([name, rule, answer]) => {
    const printed = given[name]
    const deadline = deadlineOf(rule, answer)
    if (printed === undefined || !deadline) return []
    const { id, part, title, kind, severity, citation } = deadline
    return {
      ...{ rule: id, part, title, kind, severity, citation },
      dueOn: printed,
      computedOn: null,
      printedOn: printed,
      ...{ actBy: null, lastResortOn: null },
      steps: [{ words: 'printed on the notice, which governs', date: printed }],
      toConfirm: [],
      warning: '',
      ruleVersion: rulesAsOf,
    }
  })
const answers = [
  ['rfePrintedDueOn', 'D-40', 'response'],
  ['noticePrintedDueOn', 'D-41', 'response'],
  ['auditPrintedDueOn', 'D-32', 'audit response'],
] as const

/** Whether a date is the last day to answer a request, a notice of intent or an audit letter. */
export const isAnswer = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>): boolean =>
  answers.some(([, id, answer]) => id === rule && answer === part)

/** The H-1B clock: from when it runs, the days each trip gives back, and how many are left. */
export function clockShown({ firstHOrLDay, trips, daysOutsideHOrL, sixYearsDoubt, today }: Given): ClockShown | null {
  if (firstHOrLDay === undefined) return null
  const clock = sixYearClock({ firstDay: firstHOrLDay, trips, daysOutside: daysOutsideHOrL })
  return {
    startedOn: clock.startedOn,
    baseEnd: clock.baseEnd,
    endsOn: clock.endsOn,
    recapturedDays: clock.recapturedDays,
    fresh: clock.resetBy !== undefined,
    trips: clock.recaptured.map(({ trip: { leftOn, returnedOn = null }, days }) => ({ leftOn, returnedOn, days })),
    doubt: sixYearsDoubt ?? '',
    daysLeft: today === undefined ? null : daysBetween(today, clock.endsOn),
  }
}

/** Dates somebody must act by; the others allow or inform. */
export const isActionable = ({ kind }: Pick<CaseDate, 'kind'>): boolean => kind === 'due' || kind === 'expires'

/**
 * The rules that say until when a case is filed have nothing more to say once it is; the end of the I-94 that one of them
 * counts from stays a date of the case. An approval with an I-94 has its own end, which D-13 names, and a day from which
 * the next extension may be filed. And rules about something else than this case.
 */
export function metByFiling({ typeId, filedOn, outcome, approvalNotice }: Filed): ReadonlySet<string> {
  const { metByFiling: met = [], leavesOut = [] } = caseTypeById(typeId)?.deadlines ?? {}
  const ofStay =
    outcome !== 'Approved' ? MET_AT_ONCE : approvalNotice === 'I-797B' ? HOW_TO_FILE : NAMED_BY_THE_APPROVAL
  const filed = met.flatMap((rule) => (rule === 'D-10' ? ofStay : rule))
  return new Set([...leavesOut, ...(filedOn === null ? [] : filed)])
}
type Filed = { typeId: number; filedOn: string | null; outcome: string | null; approvalNotice?: string | null }
const HOW_TO_FILE = ['D-10 last paper receipt', 'D-10 advised filing']
const MET_AT_ONCE = ['D-10 earliest filing', ...HOW_TO_FILE]
const NAMED_BY_THE_APPROVAL = ['D-10 latest receipt', ...HOW_TO_FILE]

const APPEAL_OVER = 'Appeal day passed, none recorded'

/**
 * An appeal is a right, no duty (8 CFR 103.3): once its last day is over nobody is late with it. The day stays among the
 * dates of the case and says so, unless somebody marked that the appeal went out.
 */
export const withAppealOver = (dates: readonly CaseDate[], today: Day, appealed: boolean): CaseDate[] =>
  dates.map((date) =>
    isAppeal(date) && !appealed && (date.lastResortOn ?? date.dueOn) < today
      ? { ...date, title: APPEAL_OVER, kind: 'info', actBy: null, lastResortOn: null }
      : date,
  )

export const isAppeal = ({ rule, part }: Pick<CaseDate, 'rule' | 'part'>): boolean =>
  rule === 'D-42' && part === 'appeal'
