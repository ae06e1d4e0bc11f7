import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import type { Collection } from '../collection-records.ts'
import { centsOf, inDollars, typed } from '../money.ts'
import styles from './claims.module.css'
import { type CollectionPart, collectionRefresh } from './matter.ts'

type InvoiceShown = Collection['invoices'][number]

/** Why less is unpaid than was invoiced: what came before the matter was opened, and what came since. */
const paidOn = ({ amountCents, unpaidCents, paidCents }: InvoiceShown) =>
  (
    [
      ['paid before', paidCents],
      ['paid since', amountCents - unpaidCents - paidCents],
    ] as const
  ).filter(([, cents]) => cents > 0)

export function InvoicesCard({ of, onChanged }: CollectionPart) {
  const editing = useDialog<InvoiceShown | 'new'>()
  const remove = useCommand(collectionsApi.removeInvoice, { refresh: collectionRefresh })
  const { attempt, refusal } = useAttempt()
  const add = of.may.enter && (
    <Button size="small" onClick={() => editing.open('new')}>
      Add invoice
    </Button>
  )
  return (
    <Card title="Invoices" count={of.invoices.length} flush actions={of.invoices.length > 0 && add}>
      {of.invoices.length === 0 ? (
        <EmptyState
          title="No invoices yet"
          text="Enter each unpaid invoice with its amount and due date."
          action={add}
        />
      ) : (
        <Scrollable className={styles.scroll} label="Invoices and interest">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">Due</th>
                <th scope="col" className={styles.amount}>
                  Amount
                </th>
                <th scope="col" className={styles.amount}>
                  Unpaid
                </th>
                <th scope="col" className={styles.amount}>
                  Interest
                </th>
                {of.may.enter && (
                  <th scope="col">
                    <span className={styles.small}>Change</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {of.invoices.map((invoice) => (
                <tr key={invoice.number}>
                  <td>{invoice.number}</td>
                  <td>
                    {showDate(invoice.dueOn)}
                    {invoice.daysLate > 0 && (
                      <span className={styles.under}>{counted(invoice.daysLate, 'day')} late</span>
                    )}
                  </td>
                  <td className={styles.amount}>{inDollars(invoice.amountCents)}</td>
                  <td className={styles.amount}>
                    {inDollars(invoice.unpaidCents)}
                    {paidOn(invoice).map(([words, cents]) => (
                      <span key={words} className={styles.under}>
                        {words}
                        <br />
                        {inDollars(cents)}
                      </span>
                    ))}
                  </td>
                  <td className={styles.amount}>{inDollars(invoice.interestCents)}</td>
                  {of.may.enter && (
                    <td>
                      <MoreMenu
                        label={`More about invoice ${invoice.number}`}
                        actions={[
                          { label: 'Edit', onSelect: () => editing.open(invoice) },
                          {
                            label: 'Remove',
                            danger: true,
                            onSelect: () =>
                              void attempt(async () => {
                                await remove.run({ id: of.id, number: invoice.number })
                                onChanged()
                              }),
                          },
                        ]}
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      )}
      {refusal}
      {editing.subject && (
        <InvoiceDialog
          key={editing.turn}
          id={of.id}
          invoice={editing.subject === 'new' ? undefined : editing.subject}
          opened={editing.opened}
          onClose={editing.close}
          onSaved={onChanged}
        />
      )}
    </Card>
  )
}

type InvoiceDialogProps = {
  id: number
  invoice: InvoiceShown | undefined
  opened: boolean
  onClose: () => void
  onSaved: () => void
}

function InvoiceDialog({ id, invoice, opened, onClose, onSaved }: InvoiceDialogProps) {
  const save = useCommand(collectionsApi.saveInvoice, { refresh: collectionRefresh })
  const form = useForm({
    initial: {
      ...{ number: invoice?.number ?? '', issuedOn: invoice?.issuedOn ?? '', dueOn: invoice?.dueOn ?? '' },
      ...{ amount: typed(invoice?.amountCents), paid: typed(invoice?.paidCents) },
    },
    check: ({ number, issuedOn, dueOn, amount, paid }) => ({
      ...(!number.trim() && { number: 'Enter the number of the invoice.' }),
      ...(!issuedOn && { issuedOn: 'Enter the date of the invoice.' }),
      ...(!dueOn && { dueOn: 'Enter the day it was due.' }),
      ...(!centsOf(amount) && { amount: 'Enter the amount in dollars, like 1,250.00.' }),
      ...(paid.trim() && centsOf(paid) === undefined && { paid: 'Enter an amount in dollars, or leave it empty.' }),
    }),
    submit: async ({ number, issuedOn, dueOn, amount, paid }) => {
      await save.run({
        ...{ id, was: invoice?.number },
        invoice: { number, issuedOn, dueOn, amountCents: centsOf(amount) ?? 0, paidCents: centsOf(paid) ?? 0 },
      })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={invoice ? `Invoice ${invoice.number}` : 'New invoice'}>
      <Form form={form}>
        <TextField label="Number" required maxLength={60} {...form.field('number')} />
        <Columns>
          <DateField label="Date" required years="past" {...form.field('issuedOn')} />
          <DateField label="Due" required {...form.field('dueOn')} />
        </Columns>
        <Columns>
          <TextField label="Amount in dollars" required inputMode="decimal" {...form.field('amount')} />
          <TextField
            label="Paid before"
            hint="What the customer had paid when this matter began."
            inputMode="decimal"
            {...form.field('paid')}
          />
        </Columns>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
