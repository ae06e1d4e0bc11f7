import { addDays, type Day, weekday, weekdayName } from '#formats/day.ts'
import { holidayObservedOn } from './holidays.ts'

/** Which days count; `closed` says why a day does not (deadlines.md D-01). */
export type Calendar = { name: string; closed(day: Day): string | undefined }

/** One-off closures by order, weather or lapse of funds come as data: premium business days leave them out too. */
export function federalCalendar(closures: readonly Day[] = []): Calendar {
  const shut = new Set(closures)
  return {
    name: 'federal business day',
    closed: (day) => weekendName(day) ?? holidayObservedOn(day) ?? (shut.has(day) ? 'a federal closure' : undefined),
  }
}

export const federal: Calendar = federalCalendar()

export type OpeningDays = {
  /** 0 is Sunday; Monday to Friday unless said otherwise. */
  weekdays?: readonly number[]
  /** Days it works although they are federal holidays … */
  openOn?: readonly Day[]
  /** … and days it does not although it would. */
  closedOn?: readonly Day[]
}

/** The days an employer is open: for Form I-9 and the PERM notice of filing, whose days are the employer's own. */
export function employerCalendar({ weekdays = [1, 2, 3, 4, 5], openOn = [], closedOn = [] }: OpeningDays): Calendar {
  const [open, shut, worked] = [new Set(openOn), new Set(closedOn), new Set(weekdays)]
  return {
    name: "employer's business day",
    closed: (day) => {
      if (shut.has(day)) return 'a day the employer is closed'
      if (open.has(day)) return undefined
      return worked.has(weekday(day)) ? holidayObservedOn(day) : `a ${weekdayName(day)}`
    },
  }
}

export const isBusinessDay = (day: Day, calendar = federal): boolean => calendar.closed(day) === undefined

/** The n-th business day strictly after a day, or before it when n is negative. */
export function addBusinessDays(from: Day, count: number, calendar = federal): Day {
  const direction = count < 0 ? -1 : 1
  let day = from
  for (let counted = 0; counted < Math.abs(count); ) {
    day = addDays(day, direction)
    if (isBusinessDay(day, calendar)) counted++
  }
  return day
}

/** The day itself when it is a business day, else the next one. Never for the end of status or of work authorization. */
export const roll = (day: Day, calendar = federal): Day =>
  isBusinessDay(day, calendar) ? day : addBusinessDays(day, 1, calendar)

/** The day itself when it is a business day, else the one before. */
export const rollBack = (day: Day, calendar = federal): Day =>
  isBusinessDay(day, calendar) ? day : addBusinessDays(day, -1, calendar)

/** The n-th of consecutive business days of which the first may be the day itself: how postings are counted. */
export const nthBusinessDay = (from: Day, nth: number, calendar = federal): Day =>
  addBusinessDays(roll(from, calendar), nth - 1, calendar)

function weekendName(day: Day): string | undefined {
  const number = weekday(day)
  return number === 0 || number === 6 ? `a ${weekdayName(day)}` : undefined
}
