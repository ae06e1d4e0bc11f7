/** Dates are kept as ISO (2026-12-01) and shown as MM-DD-YYYY. */

const OLDEST_YEAR = 1900
const LATEST_YEAR = 2100

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

export function isoDate(year: number, month: number, day: number): string | undefined {
  if (year < OLDEST_YEAR || year > LATEST_YEAR) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day of another month, or that month's last day. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The weeks of a month's page, each from Sunday to Saturday. */
export function weeksOf(iso: string): string[][] {
  const first = `${iso.slice(0, 7)}-01`
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay())
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)))
}

/** Today on the user's own calendar. */
export function today(now = new Date()): string {
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? ''
}

function century(year: number): number {
  return year <= 44 ? 2000 + year : 1900 + year
}
