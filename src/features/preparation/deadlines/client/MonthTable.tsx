import { holidayObservedOn } from '#rules/calendar/holidays.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { Link } from '#ui/navigation.tsx'
import { today } from '#ui/today.ts'
import type { AgendaItem } from '../records.ts'
import styles from './calendar.module.css'
import { hueOfEntry } from './calendar-entries.ts'
import { dayWords, monthWords, weeksOf } from './months.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** More would make a week as high as the screen; the rest of a day opens beside it. */
const MOST_OF_A_DAY = 3

type MonthTableProps = { month: string; items: readonly AgendaItem[]; holidays: boolean }

export function MonthTable({ month, items, holidays }: MonthTableProps) {
  const now = today()
  return (
    <table className={styles.grid} aria-label={`Dates of ${monthWords(month)}`}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <td key={day ?? `empty ${weekdays[place]}`} aria-current={day === now ? 'date' : undefined}>
                {day && <Day {...{ day, holidays }} items={items.filter(({ on }) => on === day)} today={now} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { day: string; items: readonly AgendaItem[]; today: string; holidays: boolean }

function Day({ day, items, today, holidays }: DayProps) {
  const holiday = holidays ? holidayObservedOn(day) : undefined
  const more = items.slice(MOST_OF_A_DAY)
  return (
    <div className={styles.day}>
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {holiday && <span className={styles.holiday}>{holiday}</span>}
      {items.slice(0, MOST_OF_A_DAY).map((item) => (
        <CalendarEntry key={item.id} item={item} today={today} />
      ))}
      {more.length > 0 && (
        <Dropdown
          label={dayWords(day)}
          align="start"
          trigger={(props) => (
            <button
              type="button"
              {...props}
              className={styles.more}
              aria-label={`${more.length} more on ${dayWords(day)}`}
            >
              {more.length} more
            </button>
          )}
        >
          {() => (
            <div className={styles.popover}>
              <h3>{dayWords(day)}</h3>
              {items.map((item) => (
                <CalendarEntry key={item.id} item={item} today={today} wide />
              ))}
            </div>
          )}
        </Dropdown>
      )}
    </div>
  )
}

type CalendarEntryProps = { item: AgendaItem; today: string /** A week has room for the reason. */; wide?: boolean }

/** Who first, then what: a name is what people look for. */
export function CalendarEntry({ item, today, wide }: CalendarEntryProps) {
  const { personName, title, caseNumber, details, casePath, done } = item
  const words = (
    <>
      {personName && <strong>{personName}</strong>} <span>{title}</span>
      {wide && caseNumber && <span className={styles.small}>{caseNumber}</span>}
      {wide && details && <span className={styles.small}>{details}</span>}
    </>
  )
  const looks = {
    className: styles.entry,
    'data-hue': hueOfEntry(item, today),
    'data-done': done || undefined,
    'data-wide': wide || undefined,
    title: [personName, title, caseNumber && `case ${caseNumber}`].filter(Boolean).join(', '),
  }
  return casePath ? (
    <Link to={casePath} {...looks}>
      {words}
    </Link>
  ) : (
    <span {...looks}>{words}</span>
  )
}
