import { lcaRecordsApi } from '#compliance/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { today } from '#ui/today.ts'

/** An LCA is withdrawn at the Department of Labor by hand; here it is written down. */
export function WithdrawDialog({ lcaId, onClose }: { lcaId: number; onClose: () => void }) {
  const run = useCommand(lcaRecordsApi.withdraw, { refresh: [lcaRecordsApi.get, lcaRecordsApi.list] })
  const form = useForm({
    initial: { on: today(), why: '' },
    submit: async (values) => {
      await run.run({ lcaId, ...values })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Withdraw the LCA">
      <p>Withdraw it in FLAG first. It can be withdrawn only while nobody works under it; it cannot be taken back.</p>
      <Form form={form}>
        <DateField label="Withdrawn on" required {...form.field('on')} />
        <TextAreaField label="Why" required {...form.field('why')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            Withdraw
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
