import { type familyRelations, relationsOffered } from '#formats/options.ts'
import { peopleApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { Relative } from '../records.ts'
import { fullName } from './words.ts'

export type RelativeDialogProps = { opened: boolean; relative: Relative; onClose: () => void; onDone: () => void }

/** What a family member is to the employee, corrected. */
export function RelationDialog({ opened, relative, onClose, onDone }: RelativeDialogProps) {
  const change = useCommand(peopleApi.changeRelation, { refresh: [peopleApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: { relationship: relative.relation as string },
    check: ({ relationship }) => (relationship === '' ? { relationship: 'Field is required' } : {}),
    submit: async ({ relationship }) => {
      await change.run({ id: relative.id, relationship: relationship as (typeof familyRelations)[number] })
      toast(`${fullName(relative)}: ${relationship}.`, { kind: 'success' })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Relationship of ${fullName(relative)}`}>
      <Form form={form}>
        <p>Forms that are filled in from now on say it this way. What was filed stays as it was.</p>
        <SelectField
          label="Relationship"
          required
          placeholder={null}
          options={relationsOffered({ recorded: relative.relation })}
          {...form.field('relationship')}
        />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!form.changed} loading={form.submitting}>
            Change
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
