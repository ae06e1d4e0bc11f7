import { Form } from '../fields/Form.tsx'
import { SubmitOrCancel } from '../fields/FormLayout.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useForm } from '../fields/use-form.ts'
import { Dialog } from './Dialog.tsx'

export type UserDetails = { firstName: string; lastName: string }

export type UserDetailsDialogProps = {
  opened: boolean
  details: UserDetails
  /** The dialog closes when it has succeeded; what it throws is shown. */
  onSave: (details: UserDetails) => Promise<void>
  onClose: () => void
}

export function UserDetailsDialog({ opened, details, onSave, onClose }: UserDetailsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="User Details" size="sm">
      {opened && <UserDetailsForm details={details} onSave={onSave} onClose={onClose} />}
    </Dialog>
  )
}

function UserDetailsForm({ details, onSave, onClose }: Omit<UserDetailsDialogProps, 'opened'>) {
  const form = useForm<UserDetails>({
    initial: details,
    check: ({ firstName, lastName }) => ({
      ...(firstName.trim() ? {} : { firstName: 'Field is required' }),
      ...(lastName.trim() ? {} : { lastName: 'Field is required' }),
    }),
    submit: async (values) => {
      await onSave({ firstName: values.firstName.trim(), lastName: values.lastName.trim() })
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label="First name" required autoComplete="given-name" {...form.field('firstName')} />
      <TextField label="Last name" required autoComplete="family-name" {...form.field('lastName')} />
      <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
    </Form>
  )
}
