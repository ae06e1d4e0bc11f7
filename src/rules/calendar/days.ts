import { addDays, addMonths, type Day, isClamped } from '#formats/day.ts'

/**
 * As addMonths, but a day that the month does not have goes up to the first of the next: for the earliest day and for
 * the end of keeping records, where the last day of the shorter month lies on the unsafe side (deadlines.md, conventions).
 */
export const addMonthsUp = (iso: Day, months: number): Day =>
  isClamped(iso, months) ? addDays(addMonths(iso, months), 1) : addMonths(iso, months)

/**
 * Whether something is filed too early for its start (deadlines.md D-16): six months before, clamped to the last day of a
 * shorter month, and only a warning on that very day, because the cautious reading begins with the first of the next.
 */
export function sixMonthsBefore(start: Day, filed: Day): 'too early' | 'on the edge' | 'in time' {
  if (filed < addMonths(start, -6)) return 'too early'
  return filed < addMonthsUp(start, -6) ? 'on the edge' : 'in time'
}
