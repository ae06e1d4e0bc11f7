import { showDate } from '#formats/dates.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import { ways } from '../choices.ts'
import { inDollars } from '../money.ts'
import styles from './claims.module.css'
import { type CollectionPart, collectionRefresh } from './matter.ts'

/** The demand letters: written from their template, and the record of what went out. */
export function DemandCard({ of, onChanged }: CollectionPart) {
  const sending = useDialog<true>()
  return (
    <Card
      title="Demand letters"
      flush
      actions={
        of.may.demand && (
          <span className={styles.actions}>
            <LinkButton size="small" to={`${window.location.pathname}?tab=letters`}>
              Write the letter
            </LinkButton>
            <Button size="small" onClick={() => sending.open(true)}>
              Record as sent
            </Button>
          </span>
        )
      }
    >
      {of.demands.length === 0 && <p className={classes(styles.small, styles.inset)}>No demand has gone out yet.</p>}
      <ul className={styles.list}>
        {of.demands.map((demand) => (
          <li key={`${demand.on} ${demand.amountCents}`}>
            <span className={styles.grow}>
              <strong>{inDollars(demand.amountCents)}</strong> demanded {showDate(demand.on)}, to be paid by{' '}
              {showDate(demand.payBy)}
              <span className={styles.small}>
                {' '}
                {[demand.way, demand.tracking, `to ${demand.to}`, `recorded by ${demand.byName}`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {of.demands.length > 0 && (
        <p className={classes(styles.small, styles.inset)}>
          <a href={`/wopiCollectionFile/${of.id}`}>Collection File</a>: the letter, with a link for a reader without an
          account.
        </p>
      )}
      {sending.subject && (
        <DemandDialog key={sending.turn} of={of} opened={sending.opened} onClose={sending.close} onSaved={onChanged} />
      )}
    </Card>
  )
}

type DemandDialogProps = { of: CollectionPart['of']; opened: boolean; onClose: () => void; onSaved: () => void }

function DemandDialog({ of, opened, onClose, onSaved }: DemandDialogProps) {
  const demand = useCommand(collectionsApi.demand, { refresh: collectionRefresh })
  const form = useForm({
    initial: { on: today(), way: 'Certified mail', to: of.debtor.name, tracking: '' },
    check: ({ on, to }) => ({
      ...(!on && { on: 'Enter the day it went out.' }),
      ...(!to.trim() && { to: 'Say to whom the demand went.' }),
    }),
    submit: async ({ on, way, to, tracking }) => {
      await demand.run({ id: of.id, on, to, tracking, way: way as (typeof ways)[number] })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Record the demand as sent">
      <Form form={form}>
        <p className={styles.small}>
          {inDollars(of.sums.demandCents)} is demanded today, to be paid within {of.terms.payDays} days of sending.
        </p>
        <Columns>
          <DateField label="Sent on" required years="past" {...form.field('on')} />
          <SelectField
            label="How"
            placeholder={null}
            options={ways.map((value) => ({ value, label: value }))}
            {...form.field('way')}
          />
        </Columns>
        <TextField label="To" required maxLength={300} {...form.field('to')} />
        <TextField label="Tracking number" maxLength={100} {...form.field('tracking')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Record" />
      </Form>
    </Dialog>
  )
}
