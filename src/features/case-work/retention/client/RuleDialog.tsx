import { retentionApi } from '#case-work/client/api.ts'
import { today } from '#platform/client/today.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { RuleShown } from '../records.ts'

const REQUIRED = 'Field is required'

/** A new row from a day on; what held before stays on record. */
export function RuleDialog({ rule, opened, onClose }: { rule: RuleShown; opened: boolean; onClose: () => void }) {
  const save = useCommand(retentionApi.setRule, { refresh: [retentionApi.due] })
  const form = useForm({
    initial: { months: String(rule.months), source: rule.source, from: today(), confirmed: rule.confirmed },
    check: ({ months, source, from }) => ({
      ...(!/^\d{1,4}$/.test(months.trim()) && { months: 'Enter a number of months.' }),
      ...(source.trim().length < 3 && { source: REQUIRED }),
      ...(from === '' && { from: REQUIRED }),
    }),
    submit: async ({ months, source, from, confirmed }) => {
      await save.run({ kind: rule.kind, months: Number(months), source, from, confirmed })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={rule.name}>
      <Form form={form}>
        <TextField label="Months" required {...form.field('months')} />
        <TextField label="Where the rule stands" required maxLength={500} {...form.field('source')} />
        <DateField label="From" required {...form.field('from')} />
        <CheckField
          label="The law is sure about it"
          checked={form.values.confirmed}
          onChange={(on) => form.set('confirmed', on)}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
