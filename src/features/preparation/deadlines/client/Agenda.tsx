import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { today } from '#ui/today.ts'
import type { AgendaItem } from '../records.ts'
import { hueOfEntry } from './calendar-entries.ts'
import styles from './deadlines.module.css'
import { distance } from './words.ts'

/** The same dates below each other: what a phone shows, and what is printed. */
export function Agenda({ items }: { items: readonly AgendaItem[] }) {
  const update = useCommand(deadlinesApi.updateEvent, { refresh: [deadlinesApi.agenda] })
  const now = today()
  if (items.length === 0) return <p className={rows.dimmed}>Nothing is due in this time.</p>
  return (
    <ul className={rows.list} aria-label="Agenda">
      {items.map((item) => {
        const { id, on, title, casePath, caseNumber, personName, done, details, mayChange } = item
        return (
          <li key={id} className={rows.head}>
            <StatusBadge hue={hueOfEntry(item, now)}>{showDate(on)}</StatusBadge>
            <span className={rows.grow}>
              {personName && <strong>{personName}</strong>} {title}
              <span className={rows.dimmed}> · {done ? 'done' : distance(on, now)}</span>
              {details && <span className={styles.why}>{details}</span>}
            </span>
            {mayChange && (
              <AttemptButton
                size="small"
                variant="subtle"
                aria-label={`${done ? 'Reopen' : 'Done'}: ${title} ${showDate(on)}`}
                work={() => update.run({ eventId: Number(id.slice(1)), done: !done })}
              >
                {done ? 'Reopen' : 'Done'}
              </AttemptButton>
            )}
            {casePath && <Link to={casePath}>{caseNumber || 'Open'}</Link>}
          </li>
        )
      })}
    </ul>
  )
}
