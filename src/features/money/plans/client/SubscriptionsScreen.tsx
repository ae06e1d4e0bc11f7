import { plansApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { peopleWords, SAYS_PEOPLE, saysPeople } from '../people-words.ts'
import type { Plan } from '../records.ts'
import styles from './money.module.css'

/** /visaCareSubscription: the plans, what each includes and how many people it covers. */
export default function SubscriptionsScreen() {
  const plans = useOperation(plansApi.list, {})
  const editing = useDialog<Plan>()
  if (plans.error) return <ErrorState message={plans.error.message} onRetry={() => void plans.reload()} />
  if (!plans.items) return <Loading />
  return (
    <>
      <PageHeader
        title="Subscriptions"
        standing="What companies can subscribe to. Without a choice a company is on SILVER."
        action={<LinkButton to="/visaCareSubscriptionFrequencyMap">Prices</LinkButton>}
      />
      <div className={styles.plans}>
        {plans.items.items.map((plan) => (
          <Card
            key={plan.id}
            title={plan.name}
            actions={
              <Button variant="link" aria-label={`Edit ${plan.name}`} onClick={() => editing.open(plan)}>
                Edit
              </Button>
            }
          >
            <p>{plan.words}</p>
            <ul>
              {[peopleWords(plan.peopleLimit), ...plan.includes].map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            {plan.prices[0] && <p className={styles.quiet}>From {dollars(plan.prices[0].amountCents)}</p>}
          </Card>
        ))}
      </div>
      {editing.opened && editing.subject && <PlanDialog plan={editing.subject} onClose={editing.close} />}
    </>
  )
}

function PlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const save = useCommand(plansApi.save, { refresh: [plansApi.list] })
  const form = useForm({
    initial: { words: plan.words, includes: plan.includes.join('\n'), peopleLimit: String(plan.peopleLimit ?? '') },
    check: ({ words, includes, peopleLimit }) => ({
      words: saysPeople([words]) ? SAYS_PEOPLE : '',
      includes: saysPeople(includes.split('\n')) ? SAYS_PEOPLE : '',
      peopleLimit: /^\d{0,7}$/.test(peopleLimit.trim()) ? '' : 'Enter a whole number, or nothing for no limit.',
    }),
    submit: async ({ words, includes, peopleLimit }) => {
      await save.run({
        name: plan.name,
        words,
        includes: includes.split('\n').flatMap((line) => line.trim() || []),
        peopleLimit: peopleLimit.trim() === '' ? null : Number(peopleLimit),
      })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`Edit ${plan.name}`}>
      <Form form={form}>
        <TextField label="In a sentence" {...form.field('words')} maxLength={300} />
        <TextAreaField label="What else it includes, one line each" {...form.field('includes')} />
        <TextField label="People at most" hint="Empty: no limit." inputMode="numeric" {...form.field('peopleLimit')} />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}
