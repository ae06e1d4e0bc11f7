import { showDate } from '#formats/dates.ts'
import { addDays, type Day, earliest, latest } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { Calendar } from '#rules/calendar/business-days.ts'
import { noticeOfFilingEnd, type RecruitmentStep, recruitmentWindow } from '#rules/deadlines/recruitment-window.ts'
import { countingSteps, voidWhy } from './content.ts'
import { mandatoryKinds, type StepKind } from './kinds.ts'
import type { FilingWindow, Step, Wage } from './records.ts'

export const isMandatory = (kind: StepKind): boolean => mandatoryKinds.some((each) => each === kind)

/** As the rule of the window names a step: the ten further kinds are one to it. */
export const asRuleStep = ({
  kind,
  from,
  until,
  noSundayEdition,
}: Pick<Step, 'kind' | 'from' | 'until' | 'noSundayEdition'>): RecruitmentStep & { from: Day } => ({
  kind: isMandatory(kind) ? kind : 'Additional',
  from,
  ...(until && { until }),
  noSundayEdition,
})

export const endOf = (step: Step, calendar: Calendar): Day => {
  if (step.until) return step.until
  if (step.kind === 'Notice of filing') return noticeOfFilingEnd(step.from, calendar)
  // As the rule counts it: a day more than the thirty, so that nobody argues about the first.
  return step.kind === 'Job order' ? addDays(step.from, 30) : step.from
}

export const nameOf = (step: Pick<Step, 'kind' | 'place'>): string =>
  step.place ? `${step.kind}, ${step.place}` : step.kind

type Asked = {
  steps: readonly Step[]
  wage: Wage
  professional: boolean
  filedOn: Day | null
  today: Day
  calendar: Calendar
  /** Days more than the law asks, by the firm's own rule. */
  quietDays: number
}

const nothing: FilingWindow = {
  ...{
    state: 'steps missing',
    from: null,
    fromWhy: '',
    safeFrom: null,
    until: null,
    untilWhy: '',
    missed: '',
    todo: '',
  },
}

/**
 * When Form ETA-9089 can be filed (deadlines.md D-30, D-31): from 30 days after the last step that counts, until 180 days after
 * the first began; and where recruitment did not begin within the validity of the prevailing wage, not after it ends.
 */
export function filingWindow({ steps, wage, professional, filedOn, today, calendar, quietDays }: Asked): FilingWindow {
  const counting = countingSteps(steps, wage)
  const again = runAgain(steps, wage)
  if (counting.length === 0) return { ...nothing, todo: again ?? '' }
  const first = counting.reduce((one, other) => (other.from < one.from ? other : one))
  const bySteps = addDays(first.from, 180)
  const byWage = wageLimit(wage, first.from)
  const until = byWage === undefined ? bySteps : earliest(bySteps, byWage)
  const untilWhy =
    until === bySteps
      ? `${nameOf(first)} began ${showDate(first.from)}, plus 180 days`
      : `prevailing wage valid to ${showDate(wage.validUntil)}`
  const limits = { until, untilWhy }
  if (filedOn) return { ...nothing, ...limits, state: 'filed' }
  const rule = recruitmentWindow(counting.map(asRuleStep), { calendar })
  const lacking = typeof rule === 'string' ? (again ?? rule) : kindsLacking(counting, professional)
  if (today > until) return { ...nothing, ...limits, state: 'missed', ...closed(counting, wage, limits, today) }
  if (lacking !== undefined || typeof rule === 'string') return { ...nothing, ...limits, untilWhy, todo: lacking ?? '' }
  const from = latest(rule.from, wage.validFrom !== null && byWage !== undefined ? wage.validFrom : rule.from)
  const last = lastOf(counting, rule.from, calendar)
  const fromWhy = last && `${nameOf(last.step)} ${last.began ? 'began' : 'ended'} ${showDate(last.on)}, plus 30 days`
  const found = { ...limits, from, fromWhy: fromWhy ?? '', safeFrom: quietDays > 0 ? addDays(from, quietDays) : null }
  if (from > until)
    return {
      ...{ ...nothing, ...found, state: 'missed' },
      missed: `The window never opens: ${fromWhy ?? 'the quiet period'} is ${showDate(from)}, but ${untilWhy} is ${showDate(until)}.`,
      todo: `Run ${nameOf(first)} again, so that the oldest step that counts is a later one.`,
    }
  return { ...nothing, ...found, state: today < from ? 'quiet' : 'open' }
}

/** Which steps failed by their text, and what is done about it: "Notice of filing lacks …. Post it again, …." */
export function runAgain(steps: readonly Step[], wage: Wage): string | undefined {
  const failed = steps
    .filter(({ leftOut }) => !leftOut)
    .flatMap((step) => {
      const why = voidWhy(step, wage)
      if (why === undefined) return []
      const how = step.kind === 'Notice of filing' ? 'Post it again, 10 business days in a row.' : 'Print it again.'
      return [`${nameOf(step)} ${why}. It does not count. ${how}`]
    })
  return failed.length > 0 ? failed.join(' ') : undefined
}

/** The last day to file by the wage: none where recruitment began while it was valid (20 CFR 656.40(c)). */
function wageLimit({ validFrom, validUntil }: Wage, first: Day): Day | undefined {
  if (validFrom === null || validUntil === null) return undefined
  return validFrom <= first && first <= validUntil ? undefined : validUntil
}

/** Three different kinds of the ten (20 CFR 656.17(e)(1)(ii)). */
export function kindsLacking(counting: readonly Step[], professional: boolean): string | undefined {
  if (!professional) return undefined
  const kinds = additionalKinds(counting)
  return kinds >= 3
    ? undefined
    : `A professional occupation needs three different additional kinds; there ${kinds === 1 ? 'is 1' : `are ${kinds}`}.`
}

export const additionalKinds = (counting: readonly Step[]): number =>
  new Set(counting.flatMap(({ kind }) => (isMandatory(kind) ? [] : kind))).size

/** The window closed: what closed it, which steps are too old, and what can still be used until when. */
function closed(
  counting: readonly Step[],
  wage: Wage,
  { until, untilWhy }: { until: Day; untilWhy: string },
  today: Day,
): Pick<FilingWindow, 'missed' | 'todo'> {
  const missed = `The last day to file was ${showDate(until)} (${untilWhy}). An application filed after it is denied.`
  const old = counting.filter(({ from }) => addDays(from, 180) < today)
  if (old.length === 0)
    return {
      missed,
      todo: `Ask for a new prevailing wage: the determination ended ${showDate(wage.validUntil)} and recruitment did not begin while it was valid.`,
    }
  const rest = counting.filter((step) => !old.includes(step))
  const usable =
    rest.length > 0
      ? ` ${counted(rest.length, 'other step')} can be used until ${showDate(addDays(earliest(...rest.map(({ from }) => from)), 180))}.`
      : ''
  return { missed, todo: `Run again: ${old.map(nameOf).join('; ')}.${usable}` }
}

/** The step that the quiet period waits for. */
function lastOf(counting: readonly Step[], from: Day, calendar: Calendar) {
  const on = addDays(from, -30)
  const ended = counting.find((step) => isMandatory(step.kind) && endOf(step, calendar) === on)
  if (ended) return { step: ended, on, began: false }
  const begun = counting.find((step) => !isMandatory(step.kind) && step.from === on)
  return begun && { step: begun, on, began: true }
}
