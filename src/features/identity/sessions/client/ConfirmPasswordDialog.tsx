import { sessionsApi } from '#identity/client/api.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { required } from './checks.ts'

export type ConfirmPasswordDialogProps = { onConfirmed: () => void; onClose: () => void }

/** Before a dangerous step: an unattended screen is not enough, the password is asked again. Open while mounted. */
export function ConfirmPasswordDialog({ onConfirmed, onClose }: ConfirmPasswordDialogProps) {
  const form = useForm({
    initial: { password: '' },
    check: required('password'),
    submit: async ({ password }) => {
      try {
        await call(sessionsApi.confirm, { password })
      } catch (error) {
        throw error instanceof CallFailed && error.code === 'WRONG_PASSWORD'
          ? { fields: { password: error.message } }
          : error
      }
      onConfirmed()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Confirm it’s you" size="sm">
      <Form form={form}>
        <p>Please enter your password again to go on.</p>
        <PasswordField label="Password" required autoComplete="current-password" {...form.field('password')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Continue" />
      </Form>
    </Dialog>
  )
}
