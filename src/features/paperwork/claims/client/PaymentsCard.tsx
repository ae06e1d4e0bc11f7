import { showDate } from '#formats/dates.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import { hows } from '../choices.ts'
import type { Payment } from '../collection-records.ts'
import { centsOf, inDollars } from '../money.ts'
import styles from './claims.module.css'
import { type CollectionPart, collectionRefresh } from './matter.ts'

export function PaymentsCard({ of, onChanged }: CollectionPart) {
  const adding = useDialog<true>()
  const taking = useDialog<Payment>()
  return (
    <Card
      title="Payments"
      count={of.payments.filter(({ takenBack }) => takenBack === null).length}
      flush
      actions={
        of.may.enter &&
        of.invoices.length > 0 && (
          <Button size="small" onClick={() => adding.open(true)}>
            Record payment
          </Button>
        )
      }
    >
      {of.payments.length === 0 && <p className={classes(styles.small, styles.inset)}>Nothing has come in yet.</p>}
      <ul className={styles.list}>
        {of.payments.map((payment) => (
          <li key={payment.position}>
            <span className={styles.grow}>
              <span className={classes(payment.takenBack !== null && styles.struck)}>
                <strong>{inDollars(payment.amountCents)}</strong> on {showDate(payment.on)}
              </span>
              <span className={styles.small}>
                {' '}
                {[
                  payment.how,
                  payment.reference,
                  payment.interestCents > 0 && `of it ${inDollars(payment.interestCents)} interest`,
                  `entered by ${payment.byName}`,
                  payment.takenBack && `Taken back: ${payment.takenBack}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            {of.may.enter && payment.takenBack === null && (
              <Button size="small" variant="subtle" onClick={() => taking.open(payment)}>
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PaymentDialog key={adding.turn} of={of} opened={adding.opened} onClose={adding.close} onSaved={onChanged} />
      {taking.subject && (
        <TakeBackDialog
          key={`back ${taking.turn}`}
          id={of.id}
          payment={taking.subject}
          opened={taking.opened}
          onClose={taking.close}
          onSaved={onChanged}
        />
      )}
    </Card>
  )
}

type Dialogs = { opened: boolean; onClose: () => void; onSaved: () => void }

function PaymentDialog({ of, opened, onClose, onSaved }: Dialogs & { of: CollectionPart['of'] }) {
  const pay = useCommand(collectionsApi.pay, { refresh: collectionRefresh })
  const form = useForm({
    initial: { on: today(), amountCents: '', interestCents: '', how: 'Bank transfer', reference: '' },
    check: ({ on, amountCents, interestCents }) => ({
      ...(!on && { on: 'Enter the day it came in.' }),
      ...(!centsOf(amountCents) && { amountCents: 'Enter the amount in dollars, like 1,250.00.' }),
      ...(interestCents.trim() &&
        centsOf(interestCents) === undefined && { interestCents: 'Enter an amount in dollars, or leave it empty.' }),
    }),
    submit: async ({ on, amountCents, interestCents, how, reference }) => {
      await pay.run({
        ...{ id: of.id, on, reference, how: how as (typeof hows)[number] },
        ...{ amountCents: centsOf(amountCents) ?? 0, interestCents: centsOf(interestCents) ?? 0 },
      })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Record payment">
      <Form form={form}>
        <p className={styles.small}>
          {inDollars(of.sums.outstandingCents)} of invoices and {inDollars(of.sums.interestOpenCents)} of interest are
          open. A payment goes to the invoice that fell due first.
        </p>
        <Columns>
          <DateField label="Came in on" required years="past" {...form.field('on')} />
          <TextField label="Amount in dollars" required inputMode="decimal" {...form.field('amountCents')} />
        </Columns>
        <Columns>
          <SelectField
            label="How"
            placeholder={null}
            options={hows.map((value) => ({ value, label: value }))}
            {...form.field('how')}
          />
          <TextField label="Of it interest" inputMode="decimal" {...form.field('interestCents')} />
        </Columns>
        <TextField label="Reference" hint="A check or transfer number." maxLength={120} {...form.field('reference')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Record" />
      </Form>
    </Dialog>
  )
}

function TakeBackDialog({ id, payment, opened, onClose, onSaved }: Dialogs & { id: number; payment: Payment }) {
  const takeBack = useCommand(collectionsApi.takeBack, { refresh: collectionRefresh })
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Say why, like “The check bounced”.' }),
    submit: async ({ reason }) => {
      await takeBack.run({ id, position: payment.position, reason })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Take back ${inDollars(payment.amountCents)}`}>
      <Form form={form}>
        <p className={styles.small}>The payment stays in sight, with your reason, and counts for nothing.</p>
        <TextField label="Reason" required maxLength={500} {...form.field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            Take back
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
