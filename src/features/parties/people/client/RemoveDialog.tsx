import { peopleApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { RelativeDialogProps } from './RelationDialog.tsx'
import { fullName } from './words.ts'

/** Takes somebody out of the family. */
export function RemoveDialog({ opened, relative, onClose, onDone }: RelativeDialogProps) {
  const remove = useCommand(peopleApi.removeDependent, { refresh: [peopleApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Field is required' } : {}),
    submit: async ({ reason }) => {
      await remove.run({ id: relative.id, reason })
      toast(`${fullName(relative)} was removed from the family.`, { kind: 'success' })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Remove ${fullName(relative)} from the family?`}>
      <Form form={form}>
        <p>
          {fullName(relative)} does not belong to new cases any more
          {relative.login && ', and the login is switched off'}. The record, its history and its documents stay, and you
          can take it back.
        </p>
        <TextField label="Reason" required maxLength={500} {...form.field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            Remove
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
