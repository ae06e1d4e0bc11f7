import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

type ReasonDialogProps = {
  opened: boolean
  title: string
  label: string
  confirmLabel: string
  onClose: () => void
  onGiven: (reason: string) => Promise<void>
}

/** A decision that is explained to whoever it concerns. */
export function ReasonDialog({ opened, title, label, confirmLabel, onClose, onGiven }: ReasonDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Field is required' } : {}),
    submit: ({ reason }) => onGiven(reason.trim()),
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Form form={form}>
        <TextAreaField label={label} required rows={3} maxLength={1000} {...form.field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {confirmLabel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
