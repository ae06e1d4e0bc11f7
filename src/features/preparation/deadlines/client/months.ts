import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'

/** A month as the rows of a calendar, Sunday first; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells: (string | null)[] = [
    ...Array.from({ length: first.getUTCDay() }, () => null),
    ...Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  ]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The seven days around a day, Sunday first. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
  return Array.from({ length: 7 }, (_, n) => addDays(sunday, n))
}

export const monthOf = (day: string): string => day.slice(0, 7)

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, n) =>
  new Date(Date.UTC(2026, n, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
)

/** '2026-11' → 'November 2026'. */
export const monthWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-11-16' → 'Monday, November 16'. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

export const lastDayOf = (month: string): string => addDays(`${monthAfter(month, 1)}-01`, -1)

export type CalendarView = 'month' | 'week' | 'list'

/** What a view shows around a day: from when until when, in words, and where "Earlier" and "Later" lead. */
export function spanOf(view: CalendarView, day: Day) {
  if (view === 'week') {
    const [from = day, , , , , , until = day] = weekOf(day)
    return {
      from,
      until,
      words: `${showDate(from)} to ${showDate(until)}`,
      when: `from ${showDate(from)} to ${showDate(until)}`,
      now: 'This week',
      step: (by: number) => addDays(day, 7 * by),
    }
  }
  const month = monthOf(day)
  return {
    from: `${month}-01`,
    until: lastDayOf(month),
    words: monthWords(month),
    when: `in ${monthWords(month)}`,
    now: 'This month',
    step: (by: number) => `${monthAfter(month, by)}-01`,
  }
}
