import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { today } from '#platform/client/today.ts'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { besideWords } from '../beside.ts'
import { isLegal } from '../own-day.ts'
import type { CaseDeadline } from '../records.ts'
import styles from './deadlines.module.css'
import { OverrideDialog } from './OverrideDialog.tsx'
import { distance, governs, hueOf } from './words.ts'

type DeadlineItemProps = {
  caseId: number
  item: CaseDeadline
  mayEdit: boolean
  onDone?: (done: boolean) => Promise<unknown>
}

/** One date: the day that governs, why, and by which rule. */
export function DeadlineItem({ caseId, item, mayEdit, onDone }: DeadlineItemProps) {
  const [setting, setSetting] = useState(false)
  const now = today()
  const name = `${item.title} ${showDate(item.dueOn)}`
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <span className={rows.grow}>
          {item.title} <StatusBadge hue={hueOf(item, now)}>{showDate(item.dueOn)}</StatusBadge>{' '}
          <span className={rows.dimmed}>
            {item.doneAt === null ? distance(item.dueOn, now) : `done, ${item.doneByName}`}
          </span>
        </span>
        {mayEdit && item.id !== null && onDone && (
          <span className={styles.buttons}>
            <AttemptButton
              size="small"
              variant="subtle"
              aria-label={`${item.doneAt === null ? 'Done' : 'Open again'}: ${name}`}
              work={() => onDone(item.doneAt === null)}
            >
              {item.doneAt === null ? 'Done' : 'Open again'}
            </AttemptButton>
          </span>
        )}
      </div>
      {governs(item) && <span className={rows.dimmed}>{governs(item)}</span>}
      {besideWords(item) && <span>{besideWords(item)}</span>}
      {item.warning && <span role="status">{item.warning}</span>}
      <details>
        <summary className={rows.dimmed}>
          {item.rule}, {item.severity}: why this date
        </summary>
        <p>{item.explanation}</p>
        <p className={rows.dimmed}>{item.citation}</p>
        {item.toConfirm.length > 0 && <p>To be confirmed: {item.toConfirm.join(', ')}.</p>}
        {mayEdit && item.id !== null && (
          <Button
            size="small"
            aria-label={`${isLegal(item) ? 'Set an internal date' : 'Set another day'}: ${name}`}
            onClick={() => setSetting(true)}
          >
            {isLegal(item) ? 'Set an internal date' : 'Set another day'}
          </Button>
        )}
      </details>
      {setting && item.id !== null && (
        <OverrideDialog caseId={caseId} id={item.id} item={item} onClose={() => setSetting(false)} />
      )}
    </li>
  )
}
