import { addMonths, type Day } from '#formats/day.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'

/**
 * Whether something is filed too early for its start (deadlines.md D-16): six months before, clamped to the last day of a
 * shorter month, and only a warning on that very day, because the cautious reading begins with the first of the next.
 */
export function sixMonthsBefore(start: Day, filed: Day): 'too early' | 'on the edge' | 'in time' {
  if (filed < addMonths(start, -6)) return 'too early'
  return filed < addMonthsUp(start, -6) ? 'on the edge' : 'in time'
}
