import { signingApi } from '#case-work/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useSay } from '#ui/say.ts'
import type { ToSign } from '../signing-contract.ts'

type DeclineDialogProps = {
  opened: boolean
  token: string
  pass: string
  onClose: () => void
  onChange: (of: ToSign) => void
}

export function DeclineDialog({ opened, token, pass, onClose, onChange }: DeclineDialogProps) {
  const say = useSay()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: say('Say what is wrong.') }),
    submit: async ({ reason }) => onChange(await call(signingApi.decline, { token, pass, reason })),
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={say('Decline to sign')}>
      <Form form={form}>
        <TextAreaField
          label={say('What is wrong?')}
          hint={say('The person who sent it reads this, and nobody else is asked to sign.')}
          required
          maxLength={1000}
          {...form.field('reason')}
        />
        <FormActions>
          <Button onClick={onClose}>{say('Go back')}</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            {say('Decline')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
