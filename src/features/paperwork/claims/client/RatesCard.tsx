import { showDate } from '#formats/dates.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { Rate } from '../collection-records.ts'
import { basisPointsOf, inPercent } from '../money.ts'
import styles from './claims.module.css'
import { type CollectionPart, collectionRefresh } from './matter.ts'

/** The rates of interest, each from its day on and with where it stands. */
export function RatesCard({ of, onChanged }: CollectionPart) {
  const adding = useDialog<true>()
  const save = useCommand(collectionsApi.save, { refresh: collectionRefresh })
  const { attempt, refusal } = useAttempt()
  const keep = async (rates: Rate[]) => {
    await save.run({ id: of.id, version: of.version, debtor: of.debtor, terms: of.terms, rates })
    onChanged()
  }
  const others = (rate: Rate) => of.rates.filter((each) => each !== rate)
  return (
    <Card
      title="Interest"
      flush
      actions={
        of.may.enter && (
          <Button size="small" onClick={() => adding.open(true)}>
            Add rate
          </Button>
        )
      }
    >
      {of.rates.length === 0 && (
        <p className={classes(styles.small, styles.inset)}>
          No rate is entered, so no interest is counted. The contract or state law says which one counts.
        </p>
      )}
      <ul className={styles.list}>
        {of.rates.map((rate) => (
          <li key={`${rate.from} ${rate.basisPoints}`}>
            <span className={styles.grow}>
              <strong>{inPercent(rate.basisPoints)}</strong> a year from {showDate(rate.from)}
              <span className={styles.small}> {rate.source}</span>
            </span>
            <Chip hue={rate.confirmed ? 'green' : 'orange'}>{rate.confirmed ? 'Confirmed' : 'To confirm'}</Chip>
            {of.may.enter && (
              <MoreMenu
                label={`More about the rate from ${showDate(rate.from)}`}
                actions={[
                  ...(of.may.confirm && !rate.confirmed
                    ? [
                        {
                          label: 'Confirm',
                          onSelect: () => void attempt(() => keep([...others(rate), { ...rate, confirmed: true }])),
                        },
                      ]
                    : []),
                  { label: 'Remove', danger: true, onSelect: () => void attempt(() => keep(others(rate))) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {refusal}
      <RateDialog
        key={adding.turn}
        opened={adding.opened}
        onClose={adding.close}
        onSave={(rate) => keep([...of.rates, rate])}
      />
    </Card>
  )
}

type RateDialogProps = { opened: boolean; onClose: () => void; onSave: (rate: Rate) => Promise<void> }

function RateDialog({ opened, onClose, onSave }: RateDialogProps) {
  const form = useForm({
    initial: { from: '', rate: '', source: '' },
    check: ({ from, rate, source }) => ({
      ...(!from && { from: 'Enter from when the rate counts.' }),
      ...(!basisPointsOf(rate) && { rate: 'Enter the percent a year, like 12 or 7.25.' }),
      ...(!source.trim() && { source: 'Say where the rate stands, like “MSA section 7.2”.' }),
    }),
    submit: async ({ from, rate, source }) => {
      await onSave({ from, basisPoints: basisPointsOf(rate) ?? 0, source, confirmed: false })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Rate of interest">
      <Form form={form}>
        <p className={styles.small}>
          Simple interest by the day, 365 days a year, on what is unpaid. An attorney confirms the rate before it is
          demanded.
        </p>
        <Columns>
          <TextField label="Percent a year" required inputMode="decimal" {...form.field('rate')} />
          <DateField label="Counts from" required {...form.field('from')} />
        </Columns>
        <TextField label="Where it stands" required maxLength={300} {...form.field('source')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Add" />
      </Form>
    </Dialog>
  )
}
