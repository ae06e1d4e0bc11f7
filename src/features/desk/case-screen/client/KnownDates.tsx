import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { showDate } from '#formats/dates.ts'
import { useSay } from '#ui/say.ts'

/** What was filed and what the agency's notices say; what is due next stands with the deadlines. */
export function KnownDates({ file }: { file: CaseDetails }) {
  const say = useSay()
  const rows: [string, string | null][] = [
    ['Filed', file.filedOn],
    ['Received', file.receiptOn],
    ['Priority date', file.priorityDate],
    ['Date of the notice', file.rfeNoticeOn],
    ['Answered', file.rfeRespondedOn],
    ['Decided', file.decidedOn],
    ['Valid from', file.validFrom],
    ['Valid until', file.validUntil],
  ]
  const known = rows.filter(([, date]) => date !== null)
  if (known.length === 0 && !file.receiptNumber) return null
  return (
    <dl className={styles.facts}>
      {file.receiptNumber && (
        <>
          <dt>{say('Receipt number')}</dt>
          <dd className={styles.figures}>{file.receiptNumber}</dd>
        </>
      )}
      {known.map(([title, date]) => (
        <Row key={title} title={say(title)} date={date} />
      ))}
    </dl>
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
