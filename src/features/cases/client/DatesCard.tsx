import { showDate } from '#platform/formats/dates.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CaseDetails } from '../records.ts'
import styles from './cases.module.css'
import { dateAndDistance, urgencyHue } from './words.ts'

/** The next date, and what the agency's notices say. */
export function DatesCard({ file }: { file: CaseDetails }) {
  const rows: [string, string | null][] = [
    ['Filed', file.filedOn],
    ['Receipt notice', file.receiptOn],
    ['Priority date', file.priorityDate],
    ['Answer due', file.rfeDueOn],
    ['Answered', file.rfeRespondedOn],
    ['Decided', file.decidedOn],
    ['Valid from', file.validFrom],
    ['Valid until', file.validUntil],
  ]
  const known = rows.filter(([, date]) => date !== null)
  return (
    <Card title="Dates">
      {file.nextDueOn ? (
        <p>
          <StatusBadge hue={urgencyHue(file.nextDueOn)}>{dateAndDistance(file.nextDueOn)}</StatusBadge>{' '}
          {file.nextDueTitle}
        </p>
      ) : (
        <p className={styles.dimmed}>Nothing is due at the moment.</p>
      )}
      {(known.length > 0 || file.receiptNumber) && (
        <dl className={styles.facts}>
          {file.receiptNumber && (
            <>
              <dt>Receipt number</dt>
              <dd className={styles.figures}>{file.receiptNumber}</dd>
            </>
          )}
          {known.map(([title, date]) => (
            <Row key={title} title={title} date={date} />
          ))}
        </dl>
      )}
    </Card>
  )
}

function Row({ title, date }: { title: string; date: string | null }) {
  return (
    <>
      <dt>{title}</dt>
      <dd className={styles.figures}>{showDate(date)}</dd>
    </>
  )
}
