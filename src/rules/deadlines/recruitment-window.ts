import { addDays, type Day, daysBetween, earliest, latest, weekday } from '#formats/day.ts'
import {
  addBusinessDays,
  type Calendar,
  federal,
  isBusinessDay,
  nthBusinessDay,
  rollBack,
} from '#rules/calendar/business-days.ts'

export type RecruitmentStep = {
  kind?: string | undefined
  from?: Day | undefined
  until?: Day | undefined
  /** A paper without a Sunday edition may run the advertisement on another day. */
  noSundayEdition?: boolean | undefined
}

export type RecruitmentWindow = { from: Day; until: Day }

/**
 * When an ETA-9089 may be filed (20 CFR 656.17(e), 656.10(d); deadlines.md D-31): 30 days after every mandatory step
 * ended and after all but one of the additional ones began – these may still run – and at most 180 days after the first
 * step began. A sentence when a step is missing or incomplete: typed ends are checked, not trusted. Filing is electronic
 * on every day, so nothing is moved to a business day.
 */
export function recruitmentWindow(
  steps: readonly RecruitmentStep[],
  { quietDays = 0, calendar = federal }: { quietDays?: number; calendar?: Calendar } = {},
): RecruitmentWindow | string {
  const dated = steps.flatMap((step) =>
    step.from === undefined
      ? []
      : { ...step, from: step.from, end: step.until ?? endOf(step.kind, step.from, calendar) },
  )
  const of = (kind: string) => dated.filter((step) => step.kind === kind)
  const [ads, additional] = [of('Sunday ad'), of('Additional')]
  if (of('Job order').length === 0) return 'The job order is missing.'
  if (new Set(ads.map(({ from }) => from)).size < 2) return 'Two Sunday advertisements are needed.'
  if (of('Notice of filing').length === 0) return 'The notice of filing is missing.'
  if (additional.length === 1 || additional.length === 2)
    return 'A professional occupation needs three additional steps.'
  const incomplete = dated.flatMap((step) => whyIncomplete(step, calendar) ?? [])
  if (incomplete.length > 0) return incomplete.join(' ')
  // One additional step may lie wholly within the 30 days before filing: the others have begun before them.
  const begun = additional
    .map(({ from }) => from)
    .sort()
    .slice(0, -1)
  const mandatory = dated.filter(({ kind }) => kind !== 'Additional').map(({ end }) => end)
  return {
    from: addDays(latest(...mandatory, ...begun), 30 + quietDays),
    until: addDays(earliest(...dated.map(({ from }) => from)), 180),
  }
}

/** An additional step may go on past the filing; it is said, because nobody wants it without knowing. */
export const stillRunning = (steps: readonly RecruitmentStep[], filed: Day): boolean =>
  steps.some(({ kind, until }) => kind === 'Additional' && until !== undefined && until >= filed)

/** Ten consecutive business days, of which the first day is one. */
export const noticeOfFilingEnd = (from: Day, calendar = federal): Day => nthBusinessDay(from, 10, calendar)

/** The last day on which a mandatory step may begin, so that it is over 30 days before the last day to file. */
export function lastStart(kind: 'Job order' | 'Sunday ad' | 'Notice of filing', until: Day, calendar = federal): Day {
  const over = addDays(until, -30)
  if (kind === 'Sunday ad') return addDays(over, -weekday(over))
  return kind === 'Job order' ? addDays(over, -30) : addBusinessDays(rollBack(over, calendar), -9, calendar)
}

type DatedStep = RecruitmentStep & { from: Day; end: Day }

/** What a step lacks, in words; undefined: it ran as long as it must. */
export const stepFault = (step: RecruitmentStep & { from: Day }, calendar = federal): string | undefined =>
  whyIncomplete({ ...step, end: step.until ?? endOf(step.kind, step.from, calendar) }, calendar)

function whyIncomplete({ kind, from, end, noSundayEdition }: DatedStep, calendar: Calendar): string | undefined {
  if (kind === 'Job order' && daysBetween(from, end) + 1 < 30)
    return `The job order ran ${daysBetween(from, end) + 1} days; it must run 30.`
  if (kind === 'Sunday ad' && weekday(from) !== 0 && !noSundayEdition)
    return 'An advertisement did not run on a Sunday.'
  if (kind !== 'Notice of filing') return undefined
  const days = businessDays(from, end, calendar)
  return days < 10 ? `The notice of filing was posted ${days} business days; it must be 10.` : undefined
}

export function businessDays(from: Day, until: Day, calendar: Calendar): number {
  let count = 0
  for (let day = from; day <= until; day = addDays(day, 1)) if (isBusinessDay(day, calendar)) count++
  return count
}

function endOf(kind: string | undefined, from: Day, calendar: Calendar): Day {
  if (kind === 'Notice of filing') return noticeOfFilingEnd(from, calendar)
  return kind === 'Job order' ? addDays(from, 30) : from
}
