import { deadlinesApi } from '#case-work/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { CaseDeadlines } from '../records.ts'

type Answer = NonNullable<CaseDeadlines['answer']>

/** How the answer to the open notice will go can change; the day it is due follows at once. */
export function AnswerChannel({ caseId, answer }: { caseId: number; answer: Answer }) {
  const save = useCommand(deadlinesApi.answerChannel, { refresh: [deadlinesApi.ofCase] })
  const change = (channel: string) =>
    // What went wrong stands under the field.
    void save.run({ caseId, channel: (channel || null) as Answer['channel'] }).catch(() => {})
  return (
    <SelectField
      label="How will the answer go?"
      hint="On paper, an answer due on a weekend or holiday is in time on the next business day. Online it is not."
      options={[
        { value: 'paper', label: 'On paper' },
        { value: 'online', label: 'Online' },
      ]}
      value={answer.channel ?? ''}
      disabled={save.loading}
      error={save.error?.message}
      onChange={change}
    />
  )
}
