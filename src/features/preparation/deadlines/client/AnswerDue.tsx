import { showDate } from '#formats/dates.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import rows from '#ui/page/rows.module.css'

type AnswerDueProps = {
  caseId: number
  notice: 'rfe' | 'noid'
  noticeOn: string
  answerChannel?: 'paper' | 'online'
}

/** What the rule counts from the date of a notice, with its arithmetic; it holds where the notice prints no day. */
export function AnswerDue({ caseId, notice, noticeOn, answerChannel }: AnswerDueProps) {
  const asked = { caseId, notice, noticeOn, answerChannel }
  const found = useOperation(deadlinesApi.ofNotice, asked, { enabled: noticeOn !== '' })
  const due = noticeOn === '' ? null : found.items?.due
  if (!due) return <NotLoaded of={found} />
  return (
    <div role="status" className={rows.row}>
      <span>
        Counted from the notice, it is due on <strong>{showDate(due.dueOn)}</strong>.
      </span>
      <span className={rows.dimmed}>
        {due.rule}: {due.explanation} {due.citation}
      </span>
    </div>
  )
}
