import { showDate } from '#formats/dates.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import { deadlinesApi } from './api.ts'

type AnswerDueProps = {
  caseId: number
  notice: 'rfe' | 'noid'
  noticeOn: string
  onTake: (day: string) => void
}

/** What the rule counts from the date of a notice, with its arithmetic; whoever enters it compares it with the print. */
export function AnswerDue({ caseId, notice, noticeOn, onTake }: AnswerDueProps) {
  const found = useOperation(deadlinesApi.ofNotice, { caseId, notice, noticeOn }, { enabled: noticeOn !== '' })
  const due = noticeOn === '' ? null : found.items?.due
  if (!due) return null
  return (
    <div role="status" className={rows.row}>
      <div className={rows.head}>
        <span className={rows.grow}>
          Counted from the notice, it is due on <strong>{showDate(due.dueOn)}</strong>.
        </span>
        <Button size="small" onClick={() => onTake(due.dueOn)}>
          Take this day
        </Button>
      </div>
      <span className={rows.dimmed}>
        {due.rule}: {due.explanation} {due.citation}
      </span>
    </div>
  )
}
