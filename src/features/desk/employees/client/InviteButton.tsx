import { isEmail } from '#formats/email.ts'
import { peopleApi } from '#parties/client/api.ts'
import type { Person } from '#parties/people/records.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconMail } from '#ui/icons.ts'
import { useToast } from '#ui/toasts.tsx'

type InviteButtonProps = { person: Person; onChanged: () => void }

/** Somebody without an account cannot do their part. Who has no e-mail address is asked for it where the button is. */
export function InviteButton({ person, onChanged }: InviteButtonProps) {
  const invite = useCommand(peopleApi.invite, { refresh: [peopleApi.get] })
  const { attempt, refusal } = useAttempt()
  const asking = useDialog<null>()
  const toast = useToast()
  const send = async () => {
    toast((await invite.run({ id: person.id })).message, { kind: 'success' })
    onChanged()
  }
  const needsAddress = !person.login && person.email === ''
  return (
    <>
      <Button
        variant="primary"
        icon={<IconMail size={16} aria-hidden />}
        loading={invite.loading}
        onClick={() => (needsAddress ? asking.open(null) : void attempt(send))}
      >
        {person.login ? 'Resend invitation' : 'Invite'}
      </Button>
      <AddressDialog
        key={asking.turn}
        opened={asking.opened}
        person={person}
        onClose={asking.close}
        onKept={async () => {
          await send()
          asking.close()
        }}
      />
      {refusal}
    </>
  )
}

type AddressDialogProps = { opened: boolean; person: Person; onClose: () => void; onKept: () => Promise<void> }

/** The address is kept with the person's details, and the invitation goes there. */
function AddressDialog({ opened, person, onClose, onKept }: AddressDialogProps) {
  const save = useCommand(peopleApi.saveFacts, { refresh: [peopleApi.list, peopleApi.history] })
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (isEmail(email.trim()) ? {} : { email: 'Enter an e-mail address, like name@example.com.' }),
    submit: async ({ email }) => {
      await save.run({ id: person.id, answers: { 'person.email': { value: email.trim() } } })
      await onKept()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Invite ${person.firstName || person.lastName}`}>
      <Form form={form}>
        <p>There is no e-mail address here yet. The invitation to set a password goes to it.</p>
        <TextField
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          {...form.field('email')}
        />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Send invitation
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
