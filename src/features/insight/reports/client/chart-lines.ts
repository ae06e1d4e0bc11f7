import { addMonths } from '#formats/day.ts'
import type { ReportRow } from '../records.ts'

/** A line as it is drawn, and what stands below it: its label and, where one begins, its year. */
export type DrawnLine = {
  key: string
  name: string
  label: string
  year: string
  figures: readonly (number | null)[]
}

const MONTH = /^\d{4}-\d{2}$/
const MOST_FILLED = 36
/** More names than that run into each other; on a phone there is room for fewer. */
const MOST_NAMED = 13
const LEAST_NAMED = 3

/** Months in a row, those without a figure too: a gap that is not drawn would make two far months neighbors. */
export function linesToDraw(rows: readonly ReportRow[], room = MOST_NAMED): DrawnLine[] {
  const months = rows.filter(({ key }) => MONTH.test(key))
  const [first, last] = [months[0]?.key, months.at(-1)?.key]
  if (!first || !last) return rows.map((row) => ({ ...row, label: row.name, year: '' }))
  const known = new Map(months.map((row) => [row.key, row]))
  const wanted: string[] = []
  for (let key = first; key <= last; key = addMonths(`${key}-01`, 1).slice(0, 7)) wanted.push(key)
  // Somebody’s permission that ends in ten years would push all others together.
  const keys = wanted.length <= MOST_FILLED ? wanted : [...known.keys()]
  const others = rows.filter(({ key }) => !MONTH.test(key)).map((row) => ({ ...row, label: 'None', year: '' }))
  const most = Math.max(LEAST_NAMED, Math.min(room, MOST_NAMED))
  const every = Math.ceil((keys.length + others.length) / most)
  const isNamed = (n: number) => n % every === 0 && (others.length === 0 || n + every <= keys.length)
  const yearBefore = (n: number) => (n < every ? '' : keys[n - every]?.slice(0, 4))
  const drawn = keys.map((key, n): DrawnLine => {
    const name = new Date(`${key}-01T00:00:00Z`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
    const year = key.slice(0, 4)
    return {
      ...{ key, name, figures: known.get(key)?.figures ?? [] },
      ...{ label: isNamed(n) ? name : '', year: isNamed(n) && year !== yearBefore(n) ? year : '' },
    }
  })
  return [...drawn, ...others]
}
