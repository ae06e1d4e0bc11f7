import { deadlinesApi } from '#case-work/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { isLegal } from '../own-day.ts'
import type { CaseDeadline } from '../records.ts'

type OverrideDialogProps = { caseId: number; id: number; item: CaseDeadline; onClose: () => void }

const hintOf = (item: CaseDeadline) =>
  isLegal(item)
    ? `Not past ${showDate(item.dueOn)}, which stays the deadline. Empty: none.`
    : 'Empty: the rule’s own day.'

/** Somebody responsible sets an own day beside the legal one, which stays the deadline. */
export function OverrideDialog({ caseId, id, item, onClose }: OverrideDialogProps) {
  const save = useCommand(deadlinesApi.override, { refresh: [deadlinesApi.ofCase] })
  const form = useForm({
    initial: { on: item.overrideOn ?? '', reason: item.overrideReason },
    check: ({ on, reason }) => (on !== '' && reason.trim() === '' ? { reason: 'Field is required' } : {}),
    submit: async ({ on, reason }) => {
      await save.run({ caseId, id, on: on || null, reason })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={item.title}>
      <Form form={form}>
        <DateField
          label={isLegal(item) ? 'Internal date' : 'Day that governs'}
          hint={hintOf(item)}
          {...form.field('on')}
        />
        <TextAreaField label="Reason" rows={3} maxLength={1000} {...form.field('reason')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
