import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { today } from '#ui/today.ts'
import { type Every, everies, MOST_INSTALLMENTS, planned } from '../installments.ts'
import { centsOf, inDollars, typed } from '../money.ts'
import styles from './claims.module.css'
import { type CollectionPart, collectionRefresh } from './matter.ts'

const words = { paid: 'Paid', open: 'Open', missed: 'Missed' } as const
const hues = { paid: 'green', open: 'gray', missed: 'red' } as const

export function PlanCard({ of, onChanged }: CollectionPart) {
  const making = useDialog<true>()
  const plan = useCommand(collectionsApi.plan, { refresh: collectionRefresh })
  const isOwed = of.sums.outstandingCents > 0
  const takeAway = async () => {
    await plan.run({ id: of.id, totalCents: 0, installments: [] })
    onChanged()
  }
  return (
    <Card
      title="Installments"
      count={of.installments.length}
      flush
      actions={
        of.may.demand &&
        isOwed && (
          <span className={styles.actions}>
            {of.installments.length > 0 && (
              <AttemptButton size="small" variant="subtle" work={takeAway}>
                End the plan
              </AttemptButton>
            )}
            <Button size="small" onClick={() => making.open(true)}>
              {of.installments.length > 0 ? 'New plan' : 'Agree a plan'}
            </Button>
          </span>
        )
      }
    >
      {of.installments.length === 0 && (
        <p className={classes(styles.small, styles.inset)}>No plan is agreed with the debtor.</p>
      )}
      <ul className={styles.list}>
        {of.installments.map(({ dueOn, amountCents, paidCents, state }) => (
          <li key={dueOn}>
            <span className={styles.grow}>
              <strong>{inDollars(amountCents)}</strong> due {showDate(dueOn)}
              {paidCents > 0 && state !== 'paid' && (
                <span className={styles.small}> {inDollars(paidCents)} of it came in</span>
              )}
            </span>
            <Chip hue={hues[state]}>{words[state]}</Chip>
          </li>
        ))}
      </ul>
      <PlanDialog key={making.turn} of={of} opened={making.opened} onClose={making.close} onSaved={onChanged} />
    </Card>
  )
}

type PlanDialogProps = { of: CollectionPart['of']; opened: boolean; onClose: () => void; onSaved: () => void }

function PlanDialog({ of, opened, onClose, onSaved }: PlanDialogProps) {
  const plan = useCommand(collectionsApi.plan, { refresh: collectionRefresh })
  const most = of.sums.outstandingCents + of.sums.interestOpenCents
  const form = useForm({
    initial: {
      ...{ total: typed(of.sums.outstandingCents), parts: '2', every: 'month', first: addDays(today(), 14) },
      installments: '',
    },
    check: ({ total, parts, first }) => ({
      ...(!isTotal(centsOf(total), most) && { total: `Enter at most ${inDollars(most)}, which is what is owed.` }),
      ...(!isParts(parts) && { parts: `Enter a number from 1 to ${MOST_INSTALLMENTS}.` }),
      ...(!first && { first: 'Enter the day the first installment is due.' }),
    }),
    submit: async (values) => {
      await plan.run({ id: of.id, totalCents: centsOf(values.total) ?? 0, installments: planIn(values) })
      onClose()
      onSaved()
    },
  })
  const { total, parts, first } = form.values
  const preview = isTotal(centsOf(total), most) && isParts(parts) && first ? planIn(form.values) : []
  return (
    <Dialog opened={opened} onClose={onClose} title="Agree a plan">
      <Form form={form}>
        <Columns>
          <TextField label="Total in dollars" required inputMode="decimal" {...form.field('total')} />
          <TextField label="Number of installments" required inputMode="numeric" {...form.field('parts')} />
        </Columns>
        <Columns>
          <DateField label="First one due" required {...form.field('first')} />
          <SelectField
            label="Then every"
            placeholder={null}
            options={everies.map((value) => ({ value, label: value }))}
            {...form.field('every')}
          />
        </Columns>
        <p className={styles.small} aria-live="polite">
          {preview.length > 0 &&
            `${preview
              .slice(0, 4)
              .map(({ dueOn, amountCents }) => `${inDollars(amountCents)} on ${showDate(dueOn)}`)
              .join(', ')}${preview.length > 4 ? ', and so on' : ''}.`}
        </p>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Agree" />
      </Form>
    </Dialog>
  )
}

const isTotal = (cents: number | undefined, most: number): boolean => cents !== undefined && cents > 0 && cents <= most
const isParts = (parts: string): boolean =>
  /^\d{1,2}$/.test(parts) && Number(parts) >= 1 && Number(parts) <= MOST_INSTALLMENTS
const planIn = ({ total, parts, first, every }: { total: string; parts: string; first: string; every: string }) =>
  planned(centsOf(total) ?? 0, Number(parts), first, every as Every)
