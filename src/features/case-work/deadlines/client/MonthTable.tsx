import { today } from '#platform/client/today.ts'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import type { AgendaItem } from '../records.ts'
import styles from './deadlines.module.css'
import { monthWords, weeksOf } from './months.ts'
import { hueOfAgenda } from './words.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** More would make a week as high as the screen; the agenda below has them all. */
const MOST_OF_A_DAY = 4

export function MonthTable({ month, items }: { month: string; items: readonly AgendaItem[] }) {
  const now = today()
  return (
    <table className={styles.month} aria-label={`Dates of ${monthWords(month)}`}>
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
                {day && <Day day={day} items={items.filter(({ on }) => on === day)} today={now} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, items, today }: { day: string; items: readonly AgendaItem[]; today: string }) {
  const more = items.length - MOST_OF_A_DAY
  return (
    <div className={styles.day}>
      <span className={rows.dimmed}>{Number(day.slice(8))}</span>
      {items.slice(0, MOST_OF_A_DAY).map((item) => (
        <Entry key={item.id} item={item} today={today} />
      ))}
      {more > 0 && <a href="#agenda">and {more} more</a>}
    </div>
  )
}

function Entry({ item, today }: { item: AgendaItem; today: string }) {
  const who = [item.caseNumber, item.personName].filter(Boolean).join(' ')
  const words = (
    <>
      {who && <strong>{who}</strong>} {item.title}
    </>
  )
  const looks = { className: styles.entry, 'data-hue': hueOfAgenda(item, today), 'data-done': item.done || undefined }
  return item.casePath ? (
    <Link to={item.casePath} {...looks}>
      {words}
    </Link>
  ) : (
    <span {...looks}>{words}</span>
  )
}
