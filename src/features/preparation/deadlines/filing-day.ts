import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { daysBetween } from '#formats/day.ts'
import { capSeasonOf } from '#rules/deadlines/cap-season.ts'
import { consequenceOf, endsWhatFilingCarriesOn } from '#rules/deadlines/consequences.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import { readerOf } from '#rules/deadlines/settings.ts'
import type { CaseDate } from './dates.ts'
import type { MissedDeadline } from './records.ts'

/** What speaks against a day of filing: too early or too late; and whether any rule could say so. */
export type DayOfFiling = { missed: MissedDeadline[]; judged: boolean }

/**
 * The rules that say when a case is filed, and what ends before it is. Dates that run whether or not it is filed, such
 * as a new address that must be reported, say nothing about the day.
 */
export function judgeDayOfFiling(typeId: number, unfiled: readonly CaseDate[], filedOn: string): DayOfFiling {
  const rules = new Set(caseTypeById(typeId)?.deadlines?.metByFiling)
  const ofFiling = unfiled.filter(
    ({ rule, part }) => rules.has(rule) || rules.has(`${rule} ${part}`) || endsWhatFilingCarriesOn(rule, part),
  )
  const opens = ofFiling.filter(({ kind }) => kind === 'earliest')
  const ends = ofFiling.filter(({ kind }) => kind === 'due' || kind === 'expires')
  const against = [...opens.filter(({ dueOn }) => filedOn < dueOn), ...ends.filter(({ dueOn }) => dueOn < filedOn)]
  return {
    missed: against.map(({ rule, part, title, dueOn }) => ({
      ...{ rule, part, title, dueOn },
      daysLate: daysBetween(dueOn, filedOn),
      consequence: consequenceOf(rule, part),
    })),
    judged: ends.length > 0,
  }
}

export const isTooEarly = ({ daysLate }: Pick<MissedDeadline, 'daysLate'>): boolean => daysLate < 0

/**
 * The season in which a petition under the cap is filed: that of the fiscal year it starts in, which begins on October 1;
 * without a start the one that is open on the day, or the next.
 */
export function capYearOf(filedOn: string, startsOn: string | undefined, { settings }: Surroundings): number {
  if (startsOn !== undefined) return yearOf(startsOn) - (startsOn.slice(5) < '10-01' ? 1 : 0)
  const { filingUntil } = capSeasonOf(yearOf(filedOn), readerOf(settings).read)
  return yearOf(filedOn) + (filedOn > filingUntil ? 1 : 0)
}
const yearOf = (day: string) => Number(day.slice(0, 4))

type Dated = Pick<CaseDate, 'rule' | 'part'>

/** By when a case is registered or filed. What asks for no more stay is not filed by the end of one (D-10). */
export const isFilingDate = (
  { typeId, subType }: Pick<CaseColumns, 'typeId' | 'subType'>,
  { rule, part }: Dated,
): boolean => {
  const { metByFiling: met = [], withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  if (rule === 'D-10' && withoutMoreStay.includes(subType)) return false
  return (
    met.includes(rule) ||
    met.includes(`${rule} ${part}`) ||
    isRegistration({ rule, part }) ||
    isForCapGap({ rule, part })
  )
}
export const isRegistration = ({ rule, part }: Dated) => rule === 'D-18' && part === 'registration closes'

/** A cap petition that comes later than OPT ends is in time for the season, and too late for who works on OPT. */
const isForCapGap = ({ rule, part }: Dated) => rule === 'D-19' && part === 'OPT ends'
