import { Link } from '#ui/navigation.tsx'
import type { AgendaItem } from '../records.ts'
import styles from './calendar.module.css'
import { hueOfEntry } from './calendar-entries.ts'

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
