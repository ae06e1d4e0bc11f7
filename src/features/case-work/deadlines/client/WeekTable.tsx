import { today } from '#platform/client/today.ts'
import { holidayObservedOn } from '#rules/calendar/holidays.ts'
import type { AgendaItem } from '../records.ts'
import { CalendarEntry } from './CalendarEntry.tsx'
import styles from './calendar.module.css'
import { dayWords, weekOf } from './months.ts'

type WeekTableProps = { day: string; items: readonly AgendaItem[]; holidays: boolean }

/** Seven columns with everything that stands in them. */
export function WeekTable({ day, items, holidays }: WeekTableProps) {
  const now = today()
  const days = weekOf(day)
  return (
    <table className={styles.grid} aria-label="Dates of the week" data-week>
      <thead>
        <tr>
          {days.map((each) => (
            <th key={each} scope="col" aria-current={each === now ? 'date' : undefined}>
              {dayWords(each).replace(/^(\w{3})\w*, (\w{3})\w* /, '$1, $2 ')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {days.map((each) => {
            const holiday = holidays ? holidayObservedOn(each) : undefined
            return (
              <td key={each} aria-current={each === now ? 'date' : undefined}>
                <div className={styles.day}>
                  {holiday && <span className={styles.holiday}>{holiday}</span>}
                  {items
                    .filter(({ on }) => on === each)
                    .map((item) => (
                      <CalendarEntry key={item.id} item={item} today={now} wide />
                    ))}
                </div>
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}
