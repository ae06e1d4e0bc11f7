import { feesApi } from '#case-work/fees/client/api.ts'
import { packagesApi } from '#case-work/packages/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

type FiledDialogProps = { caseId: number; packageId: number; onClose: () => void; onFiled: () => void }

/** The day and the proof; package and snapshot are kept as they are now. */
export function FiledDialog({ caseId, packageId, onClose, onFiled }: FiledDialogProps) {
  const file = useCommand(packagesApi.markFiled, { refresh: [packagesApi.state, preFilingApi.check, feesApi.fees] })
  const form = useForm({
    initial: { filedOn: new Date().toISOString().slice(0, 10), proofOfFiling: '' },
    check: ({ filedOn, proofOfFiling }) => ({
      ...(filedOn === '' && { filedOn: 'Field is required' }),
      ...(proofOfFiling.trim() === '' && { proofOfFiling: 'Field is required' }),
    }),
    submit: async ({ filedOn, proofOfFiling }) => {
      await file.run({ id: caseId, packageId, filedOn, proofOfFiling })
      onFiled()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Mark as filed">
      <Form form={form}>
        <DateField label="Filed on" required {...form.field('filedOn')} />
        <TextField
          label="Tracking number or online confirmation"
          required
          maxLength={100}
          {...form.field('proofOfFiling')}
        />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Mark as filed
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
