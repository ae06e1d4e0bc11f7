import { reportedWords } from '#case-file/cases/client/words.ts'
import { caseListsApi } from '#desk/case-lists/client/api.ts'
import { dashboardsApi } from '#desk/dashboards/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import { caseScreenApi } from './api.ts'
import type { CasePart } from './CaseDetailsScreen.tsx'

/** A move, a trip or another job can change a case: the employee says so, the tasks follow. */
export function ReportChange({ file, reload }: CasePart) {
  const dialog = useDialog<undefined>()
  return (
    <>
      <Button onClick={() => dialog.open(undefined)}>Report a change</Button>
      {dialog.turn > 0 && (
        <ReportDialog
          key={dialog.turn}
          opened={dialog.opened}
          personId={file.personId ?? 0}
          onClose={dialog.close}
          onDone={reload}
        />
      )}
    </>
  )
}

type ReportDialogProps = { opened: boolean; personId: number; onClose: () => void; onDone: () => void }

function ReportDialog({ opened, personId, onClose, onDone }: ReportDialogProps) {
  const report = useCommand(caseScreenApi.reportChange, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const toast = useToast()
  const form = useForm({
    initial: { kind: 'move', on: '', details: '' },
    check: ({ on }) => ({ ...(on === '' && { on: 'Field is required' }) }),
    submit: async ({ kind, on, details }) => {
      const { tasks } = await report.run({ personId, kind: kind as 'move', on, details })
      onClose()
      toast(reportedWords(tasks.length), { kind: 'success' })
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Report a change">
      <Form form={form}>
        <SelectField
          label="What changes"
          required
          placeholder={null}
          options={[
            { value: 'move', label: 'I move to another address' },
            { value: 'trip', label: 'I travel abroad' },
            { value: 'job', label: 'My job, place of work, hours or pay change' },
          ]}
          {...form.field('kind')}
        />
        <DateField label="From when" required {...form.field('on')} />
        <TextAreaField label="In your words" rows={3} maxLength={1000} {...form.field('details')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Report
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
