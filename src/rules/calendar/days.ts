import { addDays, addMonths, type Day, isClamped } from '#formats/day.ts'

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

/**
 * As addMonths, but a day that the month does not have goes up to the first of the next: for the earliest day and for
 * the end of keeping records, where the last day of the shorter month lies on the unsafe side (deadlines.md, conventions).
 */
export const addMonthsUp = (iso: IsoDate, months: number): IsoDate =>
  isClamped(iso, months) ? addDays(addMonths(iso, months), 1) : addMonths(iso, months)
