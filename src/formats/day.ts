/**
 * A calendar day without a clock, YYYY-MM-DD. What the law counts and papers are dated with is a day; which day it is
 * at an instant depends on a zone (docs/decisions/0018).
 */
export type Day = string

/** The name of a time zone, as the IANA has it: America/Los_Angeles. */
export type Zone = string

/** Where nobody said another: the agencies' own headquarters. */
export const defaultZone: Zone = 'America/New_York'

/** Which day it is in a zone at an instant. */
export function dayIn(zone: Zone, instant: Date): Day {
  const { year, month, day } = wallOf(zone, instant)
  return dayOf(year, month, day)
}

/** The instant at which the clocks of a zone show this full hour of a day. */
export function instantIn(zone: Zone, day: Day, hour = 0): Date {
  const wanted = Date.parse(`${day}T${pad(hour)}:00:00Z`)
  const shownAt = (instant: number) => {
    const wall = wallOf(zone, new Date(instant))
    return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute)
  }
  // The offset at the guess may be another than at the answer, on the day the clocks are changed.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted))
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** Keeps the day number, or takes the last day of a shorter month: 08-31 less six months is 02-28 or 02-29. */
export function addMonths(from: Day, months: number): Day {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const lastDay = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate()
  return dayOf(Math.floor(index / 12), (index % 12) + 1, Math.min(day, lastDay))
}

/** Whether adding these months had to take an earlier day of the month. */
export const isClamped = (day: Day, months: number): boolean => addMonths(day, months).slice(8) !== day.slice(8)

/** Negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

export function ageOn(bornOn: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years
}

export const latest = (...days: readonly Day[]): Day => [...days].sort().at(-1) ?? ''
export const earliest = (...days: readonly Day[]): Day => [...days].sort()[0] ?? ''

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const weekdayName = (day: Day): string => weekdays[weekday(day)] ?? ''

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Year, month from 1 and day, which must exist, as a Day. */
export const dayOf = (year: number, month: number, day: number): Day =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`

/** What the clocks of a zone show: 14:05. */
export function timeIn(zone: Zone, instant: Date): string {
  const { hour, minute } = wallOf(zone, instant)
  return `${pad(hour)}:${pad(minute)}`
}

type Wall = { year: number; month: number; day: number; hour: number; minute: number }

function wallOf(zone: Zone, instant: Date): Wall {
  const parts = clockOf(zone).formatToParts(instant)
  const read = (type: keyof Wall) => Number(parts.find((part) => part.type === type)?.value)
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') }
}

// Making one costs a thousand times as much as asking it.
const clocks = new Map<Zone, Intl.DateTimeFormat>()

function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', calendar: 'gregory', ...numeric })
  clocks.set(zone, made)
  return made
}

const pad = (number: number) => String(number).padStart(2, '0')
