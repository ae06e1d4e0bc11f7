import { packagesApi, preFilingApi } from '#case-work/client/api.ts'
import type { SignHere } from '#case-work/signatures/records.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

type MarkByHandProps = { caseId: number; place: SignHere; onClose: () => void }

/** The signer says that the printed page is signed, and why it is not scanned. */
export function MarkByHand({ caseId, place, onClose }: MarkByHandProps) {
  const { caseFormId, block, formName, words, pageCode } = place
  const sign = useCommand(packagesApi.sign, { refresh: [packagesApi.state, preFilingApi.check] })
  const form = useForm({
    initial: { signedOn: '', reason: '' },
    check: ({ signedOn, reason }) => ({
      ...(signedOn === '' && { signedOn: 'Field is required' }),
      ...(reason.trim() === '' && { reason: 'Field is required' }),
    }),
    submit: async ({ signedOn, reason }) => {
      await sign.run({ id: caseId, caseFormId, block, signedOn, reason })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="I signed this page">
      <p>
        Form {formName}, {words}, printed page {pageCode}. You mark your own signature only. A scan of the signed page
        is better: it goes into the package.
      </p>
      <Form form={form}>
        <DateField label="Date as written" required {...form.field('signedOn')} />
        <TextField label="Why is the page not scanned?" required maxLength={500} {...form.field('reason')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Mark as signed" />
      </Form>
    </Dialog>
  )
}
