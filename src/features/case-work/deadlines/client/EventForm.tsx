import { deadlinesApi } from '#case-work/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'

type EventDialogProps = { opened: boolean; onClose: () => void }

/** An event of one's own, for a case or for the company one works in. */
export function EventDialog({ opened, onClose }: EventDialogProps) {
  const add = useCommand(deadlinesApi.addEvent, { refresh: [deadlinesApi.agenda] })
  const toast = useToast()
  const form = useForm({
    initial: { title: '', on: '', caseNumber: '' },
    check: ({ title, on }) => ({
      ...(title.trim() === '' && { title: 'Field is required' }),
      ...(on === '' && { on: 'Field is required' }),
    }),
    submit: async ({ title, on, caseNumber }) => {
      await add.run({ title, on, ...(caseNumber && { caseNumber }) })
      toast('Event added.', { kind: 'success' })
      form.reset()
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Add an event">
      <Form form={form}>
        <TextField label="What" required maxLength={200} {...form.field('title')} />
        <DateField label="Day" required {...form.field('on')} />
        <TextField
          label="Case number"
          hint="Like 26-00417. Leave it empty for an event of the company."
          {...form.field('caseNumber')}
        />
        <FormActions>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Add
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
