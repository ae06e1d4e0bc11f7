import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { CompanyRow } from '../records.ts'

type ReasonDialogProps = {
  opened: boolean
  company: CompanyRow | undefined
  onClose: () => void
  onGiven: (company: CompanyRow, reason: string) => Promise<void>
}

const SHORTEST = 5

/** The provider's staff says why it looks into a tenant; the tenant can read it. */
export function ReasonDialog({ opened, company, onClose, onGiven }: ReasonDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: 'Field is required' }
      return reason.trim().length < SHORTEST ? { reason: 'Please say it in a few words.' } : {}
    },
    submit: async ({ reason }) => {
      if (company) await onGiven(company, reason.trim())
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Work in ${company?.name ?? ''}`}>
      <Form form={form}>
        <p>You see what this company sees, for one hour at the most. Its administrators can read your reason.</p>
        <TextAreaField
          label="Reason"
          required
          rows={3}
          maxLength={500}
          placeholder="Such as: The company asked for help with its profile"
          {...form.field('reason')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Work in this company" />
      </Form>
    </Dialog>
  )
}
