import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import { caseListsApi, caseScreenApi } from '#desk/client/api.ts'
import { askAgainWhenStale } from '#platform/client/stale.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useCurrentValues } from '#ui/fields/use-current-values.ts'
import { useForm } from '#ui/fields/use-form.ts'

type CaseOptionsDialogProps = { file: CaseDetails; onClose: () => void; onSaved: () => void }

/** What was chosen at the opening; the forms and the checklist follow it. */
export function CaseOptionsDialog({ file, onClose, onSaved }: CaseOptionsDialogProps) {
  const update = useCommand(caseDetailsApi.update, {
    refresh: [caseListsApi.list, caseScreenApi.fees, caseScreenApi.progress],
  })
  const type = caseTypeById(file.typeId)
  const stored = {
    subType: file.subType,
    premium: file.options.premium === true,
    channel: typeof file.options.channel === 'string' ? file.options.channel : '',
    priorityDate: file.priorityDate ?? '',
  }
  const form = useForm({
    initial: stored,
    submit: async ({ subType, premium, channel, priorityDate }) => {
      const changed = {
        id: file.id,
        version: file.version,
        premium,
        priorityDate: priorityDate || null,
        ...(subType && { subType }),
        ...(channel && { channel: channel as 'paper' }),
      }
      await askAgainWhenStale(() => update.run(changed), onSaved)
      onClose()
      onSaved()
    },
  })
  useCurrentValues(form, stored)
  return (
    <Dialog opened onClose={onClose} title={`Options of case ${file.number}`}>
      <Form form={form}>
        {type && type.subTypes.length > 0 && (
          <SelectField
            label="Sub-type"
            options={type.subTypes.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('subType')}
          />
        )}
        {type?.forms.some(({ part }) => part === 'premium') && (
          <CheckField
            label="Premium processing (Form I-907)"
            checked={form.values.premium}
            onChange={(premium) => form.set('premium', premium)}
          />
        )}
        {type?.channel === 'USCIS' && (
          <SelectField
            label="Filing channel"
            options={[
              { value: 'paper', label: 'On paper' },
              { value: 'online', label: 'Online' },
            ]}
            {...form.field('channel')}
          />
        )}
        <DateField label="Priority date" years="past" {...form.field('priorityDate')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
