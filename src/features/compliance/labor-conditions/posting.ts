import { addDays } from '#formats/day.ts'
import { isBusinessDay, nthBusinessDay } from '#rules/calendar/business-days.ts'
import type { LcaNotice } from './records.ts'

/** Business days that a notice hangs at each place (D-22: ten business days keep the ten days of the regulation as well). */
export const POSTED_DAYS = 10

const placeOf = ({ site, place }: LcaNotice) => `${site.trim().toLowerCase()}/${place.trim().toLowerCase()}`

type Posted = { place: string; firstDay: string; hanging: boolean; days: ReadonlySet<string> }

/** Each place with the business days on which a notice hung there; hung again, the days add up (20 CFR 655.734: a total of 10). */
export function postedAt(notices: readonly LcaNotice[], today: string): Posted[] {
  const places = new Map<string, LcaNotice[]>()
  for (const notice of notices)
    if (notice.kind === 'posting') places.set(placeOf(notice), [...(places.get(placeOf(notice)) ?? []), notice])
  return [...places.values()].map((hung) => {
    const days = new Set<string>()
    for (const { firstDay, takenDownOn } of hung)
      for (let day = firstDay; day <= (takenDownOn ?? today); day = addDays(day, 1))
        if (isBusinessDay(day)) days.add(day)
    const firstDay =
      hung
        .map((each) => each.firstDay)
        .sort()
        .at(-1) ?? ''
    return { place: hung[0]?.place ?? '', firstDay, hanging: hung.some((each) => each.takenDownOn === null), days }
  })
}

/** Places where the notice came down before its ten business days. */
export const downEarly = (notices: readonly LcaNotice[], today: string): Posted[] =>
  postedAt(notices, today).filter(({ hanging, days }) => !hanging && days.size < POSTED_DAYS)

/** The days that count: on all of the places the notice hung. */
export function daysPosted(notices: readonly LcaNotice[], today: string): number {
  const places = postedAt(notices, today)
  return places.length === 0 ? 0 : Math.min(POSTED_DAYS, ...places.map(({ days }) => days.size))
}

/** The day the notice was given: where it was given anew, the new day counts; of several places the earliest. */
export const givenOn = (notices: readonly LcaNotice[]): string | undefined => {
  const sent = notices.filter(({ kind }) => kind !== 'posting').map(({ firstDay }) => firstDay)
  return [...postedAt(notices, '').map(({ firstDay }) => firstDay), ...sent].sort()[0]
}

/** The ten business days from the day on which the notice hangs at every place; the first day counts (D-22). */
export function postingDays(notices: readonly LcaNotice[]): string[] {
  const first = postedAt(notices, '')
    .map(({ firstDay }) => firstDay)
    .sort()
    .at(-1)
  return first === undefined ? [] : Array.from({ length: POSTED_DAYS }, (_, at) => nthBusinessDay(first, at + 1))
}
