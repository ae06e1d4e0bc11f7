import { addDays, type Day } from '#formats/day.ts'
import { placementLimit } from './amendment.ts'
import { deadline } from './deadline.ts'
import { startAt } from './trail.ts'

/** Workdays in one area by placement year; a year begins on the same day for all workers (20 CFR 655.735(d)). */
export function placementYears(days: readonly Day[], yearFrom = '01-01'): ReadonlyMap<string, readonly Day[]> {
  const years = new Map<string, Day[]>()
  // Any work on a day, at whatever site of the area, is one workday.
  for (const day of [...new Set(days)].sort()) {
    const year = day.slice(5) >= yearFrom ? day.slice(0, 4) : String(Number(day.slice(0, 4)) - 1)
    years.set(year, [...(years.get(year) ?? []), day])
  }
  return years
}

/** The day on which the n-th workday of one of the years falls; undefined while no year has so many. */
export const nthWorkday = (days: readonly Day[], nth: number, yearFrom?: string): Day | undefined =>
  [...placementYears(days, yearFrom).values()].flatMap((dates) => dates[nth - 1] ?? []).sort()[0]

const needs = ['placementDays'] as const
const may = ['placementYearFrom', 'keepsHomeOffice', 'substantialTimeHome', 'livesInHomeArea'] as const
const ALARM = 5

/** D-91 and D-94: workdays of a short-term placement, and the windows in which nobody may be displaced. */
export const placementDeadlines = [
  ...(
    [
      ['alarm', 'Short-term placement: five workdays are left from', ALARM],
      ['last day', 'Short-term placement: the last workday without an amended petition is', 0],
    ] as const
  ).map(([part, title, before]) =>
    deadline({
      id: 'D-91',
      part,
      title,
      citation: '20 CFR 655.735(c)–(e)',
      kind: part === 'alarm' ? 'info' : 'due',
      severity: 'regulatory',
      needs,
      may,
      due: ({ placementDays, placementYearFrom, ...home }) => {
        const limit = placementLimit(home)
        const day = nthWorkday(placementDays, limit - before, placementYearFrom)
        return day === undefined ? undefined : startAt(`Workday ${limit - before} of ${limit} in that area`, day)
      },
    }),
  ),
  ...(
    [
      ['own workforce from', 'No similarly employed U.S. worker may have been laid off since', 'petitionFiledOn', -90],
      ['own workforce until', 'No similarly employed U.S. worker may be laid off until', 'petitionFiledOn', 90],
      ['other site from', 'At the other employer, nobody may have been displaced since', 'placementOn', -90],
      ['other site until', 'At the other employer, nobody may be displaced until', 'placementOn', 90],
    ] as const
  ).map(([part, title, from, days]) =>
    deadline({
      id: 'D-94',
      part,
      title,
      citation: 'INA 212(n)(1)(E)–(F); 20 CFR 655.738',
      kind: 'info',
      severity: 'statutory',
      needs: ['displacementDuty', from],
      applies: ({ displacementDuty }) => displacementDuty,
      due: (known) => {
        const day = known[from]
        return startAt(from === 'placementOn' ? 'Placed on' : 'Petition received on', day).plusDays(days)
      },
    }),
  ),
]

/** From the day an LCA for the occupation and area is certified, no further short-term day is open (HC-12). */
export const placementOpenOn = (day: Day, lcaCertifiedOn: Day | undefined): boolean =>
  lcaCertifiedOn === undefined || day <= addDays(lcaCertifiedOn, -1)
