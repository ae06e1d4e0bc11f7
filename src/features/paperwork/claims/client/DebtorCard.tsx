import { showDate } from '#formats/dates.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from './claims.module.css'
import { type CollectionPart, collectionRefresh } from './matter.ts'

/** Who owes, and by which contract. */
export function DebtorCard({ of, onChanged }: CollectionPart) {
  const editing = useDialog<true>()
  const { debtor, terms } = of
  return (
    <Card
      title="Debtor"
      actions={
        of.may.enter && (
          <Button size="small" onClick={() => editing.open(true)}>
            {debtor.name ? 'Edit' : 'Enter the debtor'}
          </Button>
        )
      }
    >
      {debtor.name ? (
        <p className={styles.text}>
          <strong>{debtor.name}</strong>
          {[debtor.contact, debtor.address, debtor.email, debtor.phone].filter(Boolean).map((line) => `\n${line}`)}
        </p>
      ) : (
        <p className={styles.small}>Not entered yet.</p>
      )}
      <p className={styles.small}>
        Contract: {terms.contract || 'not entered'}
        {terms.governingLaw && `, governed by the law of ${terms.governingLaw}`}. A demand gives {terms.payDays} days.
      </p>
      <p className={styles.small}>
        {terms.limitationOn
          ? `The claim is barred after ${showDate(terms.limitationOn)} (${terms.limitationRule || 'rule not named'}).`
          : 'The day on which the claim is barred is not entered. State law sets it; the attorney enters it.'}
      </p>
      {editing.subject && (
        <DebtorDialog key={editing.turn} of={of} opened={editing.opened} onClose={editing.close} onSaved={onChanged} />
      )}
    </Card>
  )
}

type DebtorDialogProps = { of: CollectionPart['of']; opened: boolean; onClose: () => void; onSaved: () => void }

function DebtorDialog({ of, opened, onClose, onSaved }: DebtorDialogProps) {
  const save = useCommand(collectionsApi.save, { refresh: collectionRefresh })
  const { debtor, terms } = of
  const form = useForm({
    initial: { ...debtor, ...terms, payDays: String(terms.payDays), limitationOn: terms.limitationOn ?? '' },
    check: ({ name, payDays }) => ({
      ...(!name.trim() && { name: 'Enter the name of the debtor.' }),
      ...(!/^\d{1,3}$/.test(payDays) && { payDays: 'Enter a number of days, like 10.' }),
    }),
    submit: async ({ name, contact, address, email, phone, ...said }) => {
      await save.run({
        ...{ id: of.id, version: of.version, rates: of.rates },
        debtor: { name, contact, address, email, phone },
        terms: { ...said, payDays: Number(said.payDays), limitationOn: said.limitationOn || null },
      })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Debtor and contract" size="lg">
      <Form form={form}>
        <Columns>
          <TextField label="Name" required maxLength={200} {...form.field('name')} />
          <TextField label="Contact" maxLength={200} {...form.field('contact')} />
        </Columns>
        <TextAreaField label="Address" rows={3} maxLength={500} {...form.field('address')} />
        <Columns>
          <TextField label="E-mail" type="email" maxLength={254} {...form.field('email')} />
          <TextField label="Phone" maxLength={40} {...form.field('phone')} />
        </Columns>
        <Columns>
          <TextField label="Contract" hint="Like MSA of 03-01-2025." maxLength={300} {...form.field('contract')} />
          <TextField label="Governing law" hint="Like Massachusetts." maxLength={120} {...form.field('governingLaw')} />
        </Columns>
        <TextField label="Days a demand gives" inputMode="numeric" {...form.field('payDays')} />
        {of.may.confirm && (
          <Columns>
            <DateField
              label="Claim is barred after"
              hint="State law sets this day. Enter it with the rule that says so."
              {...form.field('limitationOn')}
            />
            <TextField label="Rule" hint="Like M.G.L. c. 260, § 2." maxLength={300} {...form.field('limitationRule')} />
          </Columns>
        )}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
