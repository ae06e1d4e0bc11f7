import { ballWords } from '#case-file/cases/awaited-words.ts'
import type { TaskFor } from '#case-file/cases/records.ts'
import { caseScreenApi, dashboardsApi } from '#desk/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

type NewTaskDialogProps = {
  opened: boolean
  caseId: number
  mode: 'LEGAL' | 'DIY'
  onClose: () => void
  onDone: () => void
}

/** Nobody gives a task to an attorney where there is none. */
const sidesIn = (mode: 'LEGAL' | 'DIY'): readonly TaskFor[] =>
  mode === 'DIY' ? ['employee', 'employer'] : ['employee', 'employer', 'attorney', 'firm']

export function NewTaskDialog({ opened, caseId, mode, onClose, onDone }: NewTaskDialogProps) {
  const add = useCommand(caseScreenApi.addTask, { refresh: [dashboardsApi.dashboard] })
  const form = useForm({
    initial: { title: '', details: '', forWhom: 'employee', dueOn: '' },
    check: ({ title }) => ({ ...(title.trim() === '' && { title: 'Field is required' }) }),
    submit: async (values) => {
      await add.run({ id: caseId, ...values, forWhom: values.forWhom as TaskFor, dueOn: values.dueOn || null })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="New task">
      <Form form={form}>
        <TextField label="What has to be done" required maxLength={200} {...form.field('title')} />
        <SelectField
          label="By whom"
          required
          placeholder={null}
          options={sidesIn(mode).map((value) => ({
            value,
            label: ballWords[value] ?? value,
          }))}
          {...form.field('forWhom')}
        />
        <DateField label="Due" {...form.field('dueOn')} />
        <TextAreaField label="Details" rows={3} maxLength={2000} {...form.field('details')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Add task" />
      </Form>
    </Dialog>
  )
}
