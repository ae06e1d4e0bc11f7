import { useQueryClient } from '@tanstack/react-query'
import { askAgainWhenStale } from '#platform/client/stale.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useCurrentValues } from '#ui/fields/use-current-values.ts'
import { useForm } from '#ui/fields/use-form.ts'
import type { CaseDocuments, Document } from '../records.ts'
import { refresh } from './refresh.ts'

type DetailsDialogProps = { opened: boolean; of: CaseDocuments; document: Document; onClose: () => void }

/** What is known about a document, apart from its file. */
export function DetailsDialog({ opened, of, document, onClose }: DetailsDialogProps) {
  const update = useCommand(documentsApi.update, { refresh })
  const { id, caseId, version, itemId, documentType, formType, description, employeeAccess } = document
  const queries = useQueryClient()
  const askAgain = () => Promise.all(refresh.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
  const stored = { itemId, documentType, formType, description, employeeAccess, expiresOn: document.expiresOn ?? '' }
  const form = useForm({
    initial: stored,
    check: (values) => (values.documentType.trim() === '' ? { documentType: 'Field is required' } : {}),
    submit: async (values) => {
      await askAgainWhenStale(() => update.run({ caseId, id, version, ...values }), askAgain)
      onClose()
    },
  })
  useCurrentValues(form, stored)
  return (
    <Dialog opened={opened} onClose={onClose} title={documentType}>
      <Form form={form}>
        <SelectField
          label="Answers the request"
          placeholder="None"
          options={of.requests.map((item) => ({ value: item.itemId, label: item.name }))}
          {...form.field('itemId')}
        />
        <TextField label="Document type" required maxLength={200} {...form.field('documentType')} />
        <TextField
          label="Form"
          maxLength={60}
          hint="Such as I-129. What is named “Agency notice” stays out of packages."
          {...form.field('formType')}
        />
        <TextAreaField label="Description" rows={2} maxLength={1000} {...form.field('description')} />
        <DateField label="Expires on" {...form.field('expiresOn')} />
        {of.may.chooseAccess && (
          <CheckField
            label="The employee may see it"
            checked={form.values.employeeAccess}
            onChange={(checked) => form.set('employeeAccess', checked)}
          />
        )}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
