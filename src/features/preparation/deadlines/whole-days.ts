import { addDays, type Day } from '#formats/day.ts'

/** Where there is more than is shown, the answer ends with the last day it has all of: nothing beyond looks free. */
export function wholeDays<Row extends { on: Day }>(rows: readonly Row[], until: Day, most: number) {
  const last = rows.at(-1)?.on
  if (rows.length < most || last === undefined) return { rows, until }
  if (last === rows[0]?.on) return { rows, until: last }
  return { rows: rows.filter(({ on }) => on < last), until: addDays(last, -1) }
}
