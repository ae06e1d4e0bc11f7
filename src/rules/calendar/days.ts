import { addDays, addMonths, type Day, isClamped } from '#formats/day.ts'

/**
 * As addMonths, but a day that the month does not have goes up to the first of the next: for the earliest day and for
 * the end of keeping records, where the last day of the shorter month lies on the unsafe side (deadlines.md, conventions).
 */
export const addMonthsUp = (iso: Day, months: number): Day =>
  isClamped(iso, months) ? addDays(addMonths(iso, months), 1) : addMonths(iso, months)
