import { emailNotValid, isEmail } from '#formats/email.ts'
import { activationHint } from '#identity/passwords/link-times.ts'
import { lawFirmsApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { LawFirm } from '../records.ts'

type AdministratorDialogProps = { opened: boolean; firm: LawFirm; onClose: () => void }

/** A further account that keeps the firm. */
export function AdministratorDialog({ opened, firm, onClose }: AdministratorDialogProps) {
  const create = useCommand(lawFirmsApi.createUser, { refresh: [lawFirmsApi.get] })
  const toast = useToast()
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '' },
    check: ({ firstName, lastName, email }) => ({
      ...(firstName.trim() === '' && { firstName: 'Field is required' }),
      ...(lastName.trim() === '' && { lastName: 'Field is required' }),
      ...(!isEmail(email.trim()) && { email: email.trim() === '' ? 'Field is required' : emailNotValid }),
    }),
    submit: async (values) => {
      const made = await create.run({ ...values, lawFirmId: firm.id })
      toast(`${made.firstName} ${made.lastName} was created. The activation link goes to ${made.email}.`, {
        kind: 'success',
      })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`New administrator of ${firm.name}`}>
      <Form form={form}>
        <Columns>
          <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('firstName')} />
          <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('lastName')} />
        </Columns>
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="off"
          hint={activationHint}
          {...form.field('email')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Create administrator" />
      </Form>
    </Dialog>
  )
}
