import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { lastDayOf, monthAfter, monthOf, monthWords, weekOf } from './months.ts'

export type CalendarView = 'month' | 'week' | 'list'

/** What a view shows around a day: from when until when, in words, and where "Earlier" and "Later" lead. */
export function spanOf(view: CalendarView, day: Day) {
  if (view === 'week') {
    const [from = day, , , , , , until = day] = weekOf(day)
    return {
      from,
      until,
      words: `${showDate(from)} to ${showDate(until)}`,
      when: `from ${showDate(from)} to ${showDate(until)}`,
      now: 'This week',
      step: (by: number) => addDays(day, 7 * by),
    }
  }
  const month = monthOf(day)
  return {
    from: `${month}-01`,
    until: lastDayOf(month),
    words: monthWords(month),
    when: `in ${monthWords(month)}`,
    now: 'This month',
    step: (by: number) => `${monthAfter(month, by)}-01`,
  }
}
