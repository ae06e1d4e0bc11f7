import { useState } from 'react'
import { companiesApi } from '#parties/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { retentionApi } from '#preparation/client/api.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { refreshHolds } from './HoldDialogs.tsx'

const REQUIRED = 'Field is required'

/** Holds everything of a client: its cases, those that come later too, and the company's own documents. */
export function HoldCompanyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const { items } = useOperation(companiesApi.list, { search, limit: 50 })
  const place = useCommand(retentionApi.place, { refresh: refreshHolds })
  const form = useForm({
    initial: { companyId: '', reason: '' },
    check: ({ companyId, reason }) => ({
      ...(companyId === '' && { companyId: REQUIRED }),
      ...(reason.trim().length < 3 && { reason: REQUIRED }),
    }),
    submit: async ({ companyId, reason }) => {
      await place.run({ companyId: Number(companyId), reason })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Hold all records of a client">
      <p>While it holds, nothing of this client can be removed or destroyed, by anybody.</p>
      <Form form={form}>
        <SelectField
          label="Client"
          required
          searchable
          onSearch={setSearch}
          options={(items?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('companyId')}
        />
        <TextAreaField label="Why is it held?" required maxLength={1000} rows={3} {...form.field('reason')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Place the hold" />
      </Form>
    </Dialog>
  )
}
