import { peopleApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { Person } from '../records.ts'
import { fullName } from './words.ts'

type EmploymentDialogProps = { opened: boolean; person: Person; onClose: () => void; onDone: (id: number) => void }

export function EmploymentDialog({ opened, person, onClose, onDone }: EmploymentDialogProps) {
  const add = useCommand(peopleApi.addEmployment, { refresh: [peopleApi.list] })
  const form = useForm({
    initial: { jobTitle: '', startedOn: '' },
    check: ({ jobTitle }) => (jobTitle.trim() === '' ? { jobTitle: 'Field is required' } : {}),
    submit: async ({ jobTitle, startedOn }) => {
      const { id } = await add.run({ personId: person.id, jobTitle, startedOn: startedOn || null })
      onDone(id)
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`New employment of ${fullName(person)}`}>
      <Form form={form}>
        <TextField label="Job title" required maxLength={200} {...form.field('jobTitle')} />
        <DateField label="First day" {...form.field('startedOn')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Add" />
      </Form>
    </Dialog>
  )
}
