import type { Known } from '#engine/answer.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import rows from '#ui/page/rows.module.css'
import { askedList } from '../asked-lists.ts'
import type { Finding } from '../records.ts'

type Ask = Finding['ask']
type AnswerFormProps = { caseId: number; fact: string; label: string; ask: Ask; onAnswered?: () => void }

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** Answers, beside its rule, what only the pre-filing check asks for. */
export function AnswerForm(props: AnswerFormProps) {
  const { caseId, fact, label, ask, onAnswered = () => {} } = props
  if (ask?.type !== 'records') return <ShortAnswer {...props} />
  return <ListAnswer {...{ caseId, fact, label }} rows={ask.rows} onClose={onAnswered} />
}

function ShortAnswer({ caseId, fact, label, ask, onAnswered }: AnswerFormProps) {
  const answer = useCommand(preFilingApi.answer, { refresh: [preFilingApi.check] })
  const form = useForm({
    initial: { value: '' },
    check: ({ value }) => (value.trim() === '' ? { value: 'Field is required' } : {}),
    submit: async ({ value }) => {
      await answer.run({ id: caseId, fact, value: sent(ask, value) })
      onAnswered?.()
    },
  })
  const none = () => void answer.run({ id: caseId, fact, none: true }).then(() => onAnswered?.())
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
function sent(ask: Ask, value: string): string | number | boolean {
  if (ask?.type === 'yesNo') return value === 'true'
  if (ask?.type === 'money') return Math.round(Number(value.replace(/[$,\s]/g, '')) * 100)
  return ask?.type === 'number' ? Number(value) : value
}

type ListAnswerProps = {
  caseId: number
  fact: string
  label: string
  rows: NonNullable<Finding['ask']>['rows']
  onClose: () => void
}
type Value = RefInput<typeof preFilingApi.answer>['value']

/** A list that only the pre-filing check asks for, row by row. */
function ListAnswer({ caseId, fact: id, label, rows, onClose }: ListAnswerProps) {
  const answer = useCommand(preFilingApi.answer, { refresh: [preFilingApi.check] })
  const fact = askedList(id)
  const known: Known = rows ? { [id]: { value: rows, source: 'form', by: null, at: '' } } : {}
  return (
    <Dialog opened onClose={onClose} title={label} size="lg">
      {fact && (
        <FactsForm
          facts={[fact]}
          known={known}
          version={0}
          authors={{}}
          save={async (answers) => {
            const given = answers[id]
            const value = given && 'value' in given ? (given.value as Value) : null
            await answer.run({ id: caseId, fact: id, value })
            return { known, version: 0, changed: [] }
          }}
          onSaved={onClose}
        />
      )}
    </Dialog>
  )
}
