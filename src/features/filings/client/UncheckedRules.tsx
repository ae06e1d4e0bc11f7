import { useState } from 'react'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/useForm.ts'
import rows from '#ui/page/rows.module.css'
import type { CheckReport } from '../records.ts'
import { filingsApi } from './api.ts'
import { Jump } from './FindingRow.tsx'

type Missing = CheckReport['unchecked'][number]['missing'][number]

/** What could not be checked, and the answers that would decide it. A check that was not made is not a check passed. */
export function UncheckedRules({ caseId, report }: { caseId: number; report: CheckReport }) {
  if (report.unchecked.length === 0) return null
  return (
    <details>
      <summary>Not checked yet ({report.unchecked.length})</summary>
      <ul className={rows.list}>
        {report.unchecked.map(({ rule, message, missing }) => (
          <li key={rule} className={rows.row}>
            <span>
              {rule} {message}
            </span>
            {missing.map((each) => (
              <MissingFact key={each.fact} caseId={caseId} missing={each} mayAnswer={report.mayAnswer} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function MissingFact({ caseId, missing, mayAnswer }: { caseId: number; missing: Missing; mayAnswer: boolean }) {
  const [answering, setAnswering] = useState(false)
  if (!missing.ask) return <Jump to={missing.jump} label={missing.label} />
  if (!mayAnswer) return <span className={rows.dimmed}>Not known: {missing.label}</span>
  if (answering) return <AnswerForm caseId={caseId} missing={missing} />
  return (
    <span>
      <Button size="small" variant="subtle" onClick={() => setAnswering(true)}>
        Answer “{missing.label}”
      </Button>
    </span>
  )
}

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function AnswerForm({ caseId, missing: { fact, label, ask } }: { caseId: number; missing: Missing }) {
  const answer = useCommand(filingsApi.answer, { refresh: [filingsApi.check] })
  const form = useForm({
    initial: { value: '' },
    check: ({ value }) => (value.trim() === '' ? { value: 'Field is required' } : {}),
    submit: async ({ value }) => {
      await answer.run({ id: caseId, fact, value: sent(ask, value) })
    },
  })
  const none = () => void answer.run({ id: caseId, fact, none: true })
  return (
    <Form form={form} className={rows.actions}>
      {ask?.type === 'date' && <DateField label={label} {...form.field('value')} />}
      {ask?.type === 'yesNo' && <SelectField label={label} options={yesOrNo} {...form.field('value')} />}
      {ask?.type === 'choice' && (
        <SelectField
          label={label}
          options={ask.options.map((option) => ({ value: option, label: option }))}
          {...form.field('value')}
        />
      )}
      {(ask?.type === 'text' || ask?.type === 'number' || ask?.type === 'money') && (
        <TextField label={ask.type === 'money' ? `${label} ($)` : label} {...form.field('value')} />
      )}
      <Button type="submit" size="small" loading={form.submitting}>
        Save
      </Button>
      <Button size="small" variant="subtle" onClick={none}>
        There is none
      </Button>
    </Form>
  )
}

/** As the fact wants it: yes and no as such, money in cents. */
function sent(ask: Missing['ask'], value: string): string | number | boolean {
  if (ask?.type === 'yesNo') return value === 'true'
  if (ask?.type === 'money') return Math.round(Number(value.replace(/[$,\s]/g, '')) * 100)
  return ask?.type === 'number' ? Number(value) : value
}
