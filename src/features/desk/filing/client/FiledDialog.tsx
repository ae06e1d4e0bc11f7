import { packagesApi, substitutesApi } from '#paperwork/client/api.ts'
import { proofRefused, proofsIn } from '#paperwork/packages/missing-words.ts'
import type { CasePackage } from '#paperwork/packages/records.ts'
import { ElsewhereForms } from '#paperwork/substitutes/client/ElsewhereForms.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { feesApi, preFilingApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { today } from '#ui/today.ts'

type FiledDialogProps = { caseId: number; item: CasePackage; onClose: () => void; onFiled: () => void }

/** Proof pages are not filed, nor what lacks something; everything else is marked as filed with the day and the proof of it. */
export function FiledDialog(props: FiledDialogProps) {
  const { item } = props
  const reasons = proofsIn(item).map((form) => proofRefused(form, item.number))
  const lacks = reasons.length > 0 ? reasons : item.missing
  return (
    <Dialog opened onClose={props.onClose} title="Mark as filed">
      {lacks.length > 0 ? <NotFiled {...props} reasons={lacks} /> : <FiledForm {...props} />}
    </Dialog>
  )
}

function NotFiled({ caseId, item, reasons, onClose }: FiledDialogProps & { reasons: readonly string[] }) {
  return (
    <>
      <div role="alert">
        <strong>Package {item.number} cannot be marked as filed.</strong>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <ElsewhereForms caseId={caseId} />
      <FormActions>
        <Button onClick={onClose}>Close</Button>
      </FormActions>
    </>
  )
}

/** Package and snapshot are kept as they are now. */
function FiledForm({ caseId, item, onClose, onFiled }: FiledDialogProps) {
  const file = useCommand(packagesApi.markFiled, {
    refresh: [packagesApi.state, preFilingApi.check, feesApi.fees, substitutesApi.list],
  })
  const form = useForm({
    initial: { filedOn: today(), proofOfFiling: '' },
    check: ({ filedOn, proofOfFiling }) => ({
      ...(filedOn === '' && { filedOn: 'Field is required' }),
      ...(proofOfFiling.trim() === '' && { proofOfFiling: 'Field is required' }),
    }),
    submit: async ({ filedOn, proofOfFiling }) => {
      await file.run({ id: caseId, packageId: item.id, filedOn, proofOfFiling })
      onFiled()
    },
  })
  return (
    <Form form={form}>
      <DateField label="Filed on" required {...form.field('filedOn')} />
      <TextField
        label="Tracking number or online confirmation"
        required
        maxLength={100}
        {...form.field('proofOfFiling')}
      />
      <SubmitOrCancel form={form} onCancel={onClose} submit="Mark as filed" />
    </Form>
  )
}
