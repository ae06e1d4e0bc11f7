import { typedYears } from '#formats/dates.ts'
import { addDays, type Day, dayOf, weekday } from '#formats/day.ts'

/** Dates are kept as ISO (2026-12-01) and shown as MM-DD-YYYY. */

export type YearRange = 'past' | 'planning'

/** Specification §5: 1950 to the current year, and 2000 to 2044. Typing reaches further (decisions §11). */
export function yearsOf(range: YearRange, thisYear: number): { first: number; last: number } {
  return range === 'past' ? { first: 1950, last: thisYear } : { first: 2000, last: 2044 }
}

export function shownDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return year && month && day ? `${month}-${day}-${year}` : ''
}

/** What was typed, as ISO; undefined when it is no date. Takes 12-01-2026, 12/1/2026, 12.1.26 and 12012026. */
export function parsedDate(typed: string): string | undefined {
  const match =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim())
  if (!match) return undefined
  const [, month = '', day = '', year = ''] = match
  return isoDate(year.length === 2 ? century(Number(year)) : Number(year), Number(month), Number(day))
}

export function isoDate(year: number, month: number, day: number): Day | undefined {
  if (year < typedYears.from || year > typedYears.to) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return dayOf(year, month, day)
}

/** The weeks of a month's page, each from Sunday to Saturday. */
export function weeksOf(iso: Day): Day[][] {
  const first = `${iso.slice(0, 7)}-01`
  const start = addDays(first, -weekday(first))
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)))
}

function century(year: number): number {
  return year <= 44 ? 2000 + year : 1900 + year
}
