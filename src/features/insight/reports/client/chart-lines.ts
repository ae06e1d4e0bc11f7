import { addMonths } from '#formats/day.ts'
import type { ReportRow } from '../records.ts'

/** A line as it is drawn; `year` stands below it where one begins. */
export type DrawnLine = { key: string; name: string; year: string; figures: readonly (number | null)[] }

const MONTH = /^\d{4}-\d{2}$/
const MOST_FILLED = 36

/** Months in a row, those without a figure too: a gap that is not drawn would make two far months neighbors. */
export function linesToDraw(rows: readonly ReportRow[]): DrawnLine[] {
  const months = rows.filter(({ key }) => MONTH.test(key))
  const [first, last] = [months[0]?.key, months.at(-1)?.key]
  if (!first || !last) return rows.map((row) => ({ ...row, year: '' }))
  const known = new Map(months.map((row) => [row.key, row]))
  const wanted: string[] = []
  for (let key = first; key <= last; key = addMonths(`${key}-01`, 1).slice(0, 7)) wanted.push(key)
  // Somebody’s permission that ends in ten years would push all others together.
  const keys = wanted.length <= MOST_FILLED ? wanted : [...known.keys()]
  const drawn = keys.map((key, n): DrawnLine => {
    const name = new Date(`${key}-01T00:00:00Z`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
    const begins = n === 0 || key.slice(0, 4) !== keys[n - 1]?.slice(0, 4)
    return { key, name, year: begins ? key.slice(0, 4) : '', figures: known.get(key)?.figures ?? [] }
  })
  const others = rows.filter(({ key }) => !MONTH.test(key)).map((row) => ({ ...row, year: '' }))
  return [...drawn, ...others]
}
