import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CaseRow } from '../records.ts'
import styles from './cases.module.css'
import { dateAndDistance, urgencyHue } from './words.ts'

/** The next date of a case. A rule's title is the beginning of a sentence that its date ends. */
export function DueNext({ row: { nextDueOn, nextDueTitle } }: { row: Pick<CaseRow, 'nextDueOn' | 'nextDueTitle'> }) {
  if (!nextDueOn) return null
  return (
    <span className={styles.under}>
      {nextDueTitle} <StatusBadge hue={urgencyHue(nextDueOn)}>{dateAndDistance(nextDueOn)}</StatusBadge>
    </span>
  )
}
