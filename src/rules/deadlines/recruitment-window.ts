import { type Calendar, federal, nthBusinessDay } from '#rules/calendar/business-days.ts'
import { addDays, earliest, type IsoDate, latest } from '#rules/calendar/days.ts'

export type RecruitmentStep = { kind?: string | undefined; from?: IsoDate | undefined; until?: IsoDate | undefined }

export type RecruitmentWindow = { from: IsoDate; until: IsoDate }

/**
 * When an ETA-9089 may be filed (20 CFR 656.17(e), 656.10(d); deadlines.md D-31): 30 days after every mandatory step
 * and all but one of the additional ones ended, at most 180 days after the first step began. A sentence when a step is
 * missing. Filing is electronic on every day, so nothing is moved to a business day.
 */
export function recruitmentWindow(
  steps: readonly RecruitmentStep[],
  { quietDays = 0, calendar = federal }: { quietDays?: number; calendar?: Calendar } = {},
): RecruitmentWindow | string {
  const dated = steps.flatMap(({ kind, from, until }) =>
    from === undefined ? [] : { kind, from, end: until ?? endOf(kind, from, calendar) },
  )
  const of = (kind: string) => dated.filter((step) => step.kind === kind)
  const [ads, additional] = [of('Sunday ad'), of('Additional')]
  if (of('Job order').length === 0) return 'The job order is missing.'
  if (new Set(ads.map(({ from }) => from)).size < 2) return 'Two Sunday advertisements are needed.'
  if (of('Notice of filing').length === 0) return 'The notice of filing is missing.'
  if (additional.length === 1 || additional.length === 2)
    return 'A professional occupation needs three additional steps.'
  // One additional step may fall within the 30 days before filing.
  const settled = additional
    .map(({ end }) => end)
    .sort()
    .slice(0, -1)
  const mandatory = dated.filter(({ kind }) => kind !== 'Additional').map(({ end }) => end)
  return {
    from: addDays(latest(...mandatory, ...settled), 30 + quietDays),
    until: addDays(earliest(...dated.map(({ from }) => from)), 180),
  }
}

/** Ten consecutive business days, of which the first day is one. */
export const noticeOfFilingEnd = (from: IsoDate, calendar = federal): IsoDate => nthBusinessDay(from, 10, calendar)

function endOf(kind: string | undefined, from: IsoDate, calendar: Calendar): IsoDate {
  if (kind === 'Notice of filing') return noticeOfFilingEnd(from, calendar)
  return kind === 'Job order' ? addDays(from, 30) : from
}
