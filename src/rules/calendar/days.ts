/** A calendar date without time zone, YYYY-MM-DD (deadlines.md, conventions). */
export type IsoDate = string

export function addDays(iso: IsoDate, days: number): IsoDate {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Keeps the day number, or takes the last day of a shorter month: 08-31 less six months is 02-28 or 02-29. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const lastDay = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate()
  return `${Math.floor(index / 12)}-${pad((index % 12) + 1)}-${pad(Math.min(day, lastDay))}`
}

/** Whether adding these months had to take an earlier day of the month. */
export const isClamped = (iso: IsoDate, months: number): boolean => addMonths(iso, months).slice(8) !== iso.slice(8)

export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

export function ageOn(bornOn: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years
}

export const latest = (...dates: readonly IsoDate[]): IsoDate => [...dates].sort().at(-1) ?? ''
export const earliest = (...dates: readonly IsoDate[]): IsoDate => [...dates].sort()[0] ?? ''

/** 0 is Sunday. */
export const weekday = (iso: IsoDate): number => new Date(`${iso}T00:00:00Z`).getUTCDay()

export const weekdayName = (iso: IsoDate): string => weekdays[weekday(iso)] ?? ''

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const pad = (number: number) => String(number).padStart(2, '0')
