import { counted } from '#formats/words.ts'
import { plansApi } from '#money/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Frequency } from '../records.ts'
import styles from './money.module.css'

/** /visaCareFrequency: how often a subscription can be paid. */
export default function FrequenciesScreen() {
  const list = useOperation(plansApi.frequencies, {})
  const remove = useCommand(plansApi.removeFrequency, { refresh: [plansApi.frequencies] })
  const editing = useDialog<Frequency | undefined>()
  const removing = useDialog<Frequency>()
  const { attempt, refusal } = useAttempt()
  if (list.error) return <ErrorState message={list.error.message} onRetry={() => void list.reload()} />
  if (!list.items) return <Loading />
  const leaving = removing.subject
  return (
    <>
      <PageHeader
        title="Payment Frequencies"
        standing="How often a company pays for its plan."
        action={
          <Button variant="primary" onClick={() => editing.open(undefined)}>
            Add a frequency
          </Button>
        }
      />
      <Card title="Frequencies" flush>
        <ul className={styles.list}>
          {list.items.items.map((each) => (
            <li key={each.id} className={styles.row}>
              <span>
                <span className={styles.strong}>{each.name}</span>{' '}
                <span className={styles.quiet}>every {counted(each.months, 'month')}</span>
              </span>
              <span className={styles.row}>
                <Button variant="link" aria-label={`Edit ${each.name}`} onClick={() => editing.open(each)}>
                  Edit
                </Button>
                <Button variant="link" aria-label={`Remove ${each.name}`} onClick={() => removing.open(each)}>
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {editing.opened && <FrequencyDialog key={editing.turn} frequency={editing.subject} onClose={editing.close} />}
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Remove ${leaving?.name ?? ''}?`}
        confirmLabel="Remove"
        dangerous
        onConfirm={async () => {
          if (leaving) await attempt(() => remove.run({ id: leaving.id }))
        }}
      >
        <p>Companies cannot choose it any more.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

const MOST_LETTERS = 60
const refresh = [plansApi.frequencies]

/** Adds a frequency, or changes one. */
function FrequencyDialog({ frequency, onClose }: { frequency: Frequency | undefined; onClose: () => void }) {
  const add = useCommand(plansApi.saveFrequency, { refresh })
  const change = useCommand(plansApi.changeFrequency, { refresh })
  const form = useForm({
    initial: { name: frequency?.name ?? '', months: String(frequency?.months ?? '') },
    check: ({ name, months }) => ({
      name: whatIsWrong(name),
      months: /^([1-9]|[12]\d|3[0-6])$/.test(months.trim()) ? '' : 'Enter 1 to 36 months.',
    }),
    submit: async ({ name, months }) => {
      const given = { name, months: Number(months) }
      await (frequency ? change.run({ id: frequency.id, ...given }) : add.run(given))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={frequency ? `Edit ${frequency.name}` : 'Add a frequency'}>
      <Form form={form}>
        <TextField label="Name" required {...form.field('name')} />
        <TextField label="Months" required inputMode="numeric" {...form.field('months')} />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}

function whatIsWrong(name: string): string {
  if (!name.trim()) return 'Field is required'
  return name.trim().length > MOST_LETTERS ? `Use at most ${MOST_LETTERS} letters.` : ''
}
