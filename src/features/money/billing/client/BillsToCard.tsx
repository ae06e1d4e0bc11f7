import { useSignedIn } from '#identity/sessions/client/session.ts'
import { paymentsApi } from '#money/client/api.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'

type AccountShown = RefOutput<typeof paymentsApi.account>

/** Where bills and receipts go. */
export function BillsToCard({ account }: { account: AccountShown }) {
  const { companyId, billsTo, poNumber, method } = account
  const save = useCommand(paymentsApi.setBilling, { refresh: [paymentsApi.account] })
  const editing = useDialog<true>()
  const mayPay = useSignedIn().rights?.includes('billing:pay') ?? false
  const form = useForm({
    initial: { billsTo, poNumber },
    submit: async (values) => {
      await save.run({ companyId, ...values })
      editing.close()
    },
  })
  return (
    <Card
      title="Bills go to"
      actions={
        method &&
        mayPay && (
          <Button variant="link" aria-label="Edit where bills go" onClick={() => editing.open(true)}>
            Edit
          </Button>
        )
      }
    >
      <p>E-mail: {billsTo || 'the address of the company'}</p>
      <p>PO number: {poNumber || 'Not needed'}</p>
      <Dialog opened={editing.opened} onClose={editing.close} title="Bills go to">
        <Form form={form}>
          <TextField label="E-mail" type="email" {...form.field('billsTo')} maxLength={254} />
          <TextField label="PO number" {...form.field('poNumber')} maxLength={60} />
          <Button type="submit" variant="primary" loading={form.submitting}>
            Save
          </Button>
        </Form>
      </Dialog>
    </Card>
  )
}
