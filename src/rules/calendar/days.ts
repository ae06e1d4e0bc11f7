import type { Day } from '#formats/day.ts'

export {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  earliest,
  isClamped,
  latest,
  weekday,
  weekdayName,
} from '#formats/day.ts'

/** A calendar date without time zone, YYYY-MM-DD (deadlines.md, conventions). */
export type IsoDate = Day
