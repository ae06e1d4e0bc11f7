import { Role } from '#formats/roles.ts'
import { plansApi } from '#money/client/api.ts'
import { centsOf, dollars } from '#money/ledger/money.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import styles from './money.module.css'

type Asked = {
  title: string
  cents: number
  save: (cents: number) => Promise<unknown>
  /** Where there is a price that can be taken away. */
  remove?: () => Promise<unknown>
}

/** /visaCareSubscriptionFrequencyMap: what each plan costs at each frequency, and what an order costs. */
export default function FrequencyMapScreen() {
  const plans = useOperation(plansApi.list, {})
  const frequencies = useOperation(plansApi.frequencies, {})
  const orders = useOperation(plansApi.orderPrices, {})
  const setPrice = useCommand(plansApi.setPrice, { refresh: [plansApi.list] })
  const removePrice = useCommand(plansApi.removePrice, { refresh: [plansApi.list] })
  const setOrderPrice = useCommand(plansApi.setOrderPrice, { refresh: [plansApi.orderPrices] })
  const asking = useDialog<Asked>()
  // An assistant keeps the plans and reads the prices; whoever gives discounts sets them.
  const setsPrices = useViewer().roleId === Role.provider
  const error = plans.error ?? frequencies.error ?? orders.error
  if (error) return <ErrorState message={error.message} onRetry={() => void plans.reload()} />
  if (!plans.items || !frequencies.items || !orders.items) return <Loading />
  return (
    <>
      <PageHeader
        title="Subscription Frequency Map"
        standing="A new price holds for new subscriptions and changes of plan; what runs keeps its price."
      />
      <Stack>
        <Card title="Plans" flush>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Plan</th>
                  {frequencies.items.items.map(({ id, name }) => (
                    <th scope="col" key={id}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {plans.items.items.map((plan) => (
                  <tr key={plan.id}>
                    <th scope="row">{plan.name}</th>
                    {frequencies.items?.items.map((frequency) => {
                      const price = plan.prices.find(({ frequencyId }) => frequencyId === frequency.id)
                      const title = `${plan.name}, ${frequency.name}`
                      const shown = price ? dollars(price.amountCents) : 'Set'
                      const save = (amountCents: number) =>
                        setPrice.run({ planId: plan.id, frequencyId: frequency.id, amountCents })
                      const remove = () => removePrice.run({ planId: plan.id, frequencyId: frequency.id })
                      return (
                        <td key={frequency.id}>
                          <Amount
                            {...{ shown, title, setsPrices }}
                            onSet={() =>
                              asking.open({ title, cents: price?.amountCents ?? 0, save, ...(price && { remove }) })
                            }
                          />
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
        <Card title="Orders without an attorney" flush>
          <ul className={styles.list}>
            {orders.items.items.map(({ typeId, name, amountCents }) => (
              <li key={typeId} className={styles.row}>
                <span>{name}</span>
                <Amount
                  {...{ shown: dollars(amountCents), title: name, setsPrices }}
                  onSet={() =>
                    asking.open({
                      title: name,
                      cents: amountCents,
                      save: (cents) => setOrderPrice.run({ typeId, amountCents: cents }),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
      {asking.opened && asking.subject && <PriceDialog {...asking.subject} onClose={asking.close} />}
    </>
  )
}

type AmountProps = { shown: string; title: string; setsPrices: boolean; onSet: () => void }

function Amount({ shown, title, setsPrices, onSet }: AmountProps) {
  if (!setsPrices) return <span>{shown === 'Set' ? '–' : shown}</span>
  return (
    <Button variant="link" aria-label={`${shown}: ${title}`} onClick={onSet}>
      {shown}
    </Button>
  )
}

const MOST_CENTS = 100_000_000

function whatIsWrong(amount: string): string {
  const cents = centsOf(amount)
  if (cents === undefined && !/^\$?[\d,]{10,}(\.\d*)?$/.test(amount.trim()))
    return 'Enter an amount, like 240 or 95.50.'
  return cents === undefined || cents > MOST_CENTS ? `Enter at most ${dollars(MOST_CENTS)}.` : ''
}

function PriceDialog({ title, cents, save, remove, onClose }: Asked & { onClose: () => void }) {
  const { attempt, refusal } = useAttempt()
  const form = useForm({
    initial: { amount: (cents / 100).toFixed(2) },
    check: ({ amount }) => ({ amount: whatIsWrong(amount) }),
    submit: async ({ amount }) => {
      await save(centsOf(amount) ?? 0)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`Price of ${title}`}>
      <Form form={form}>
        <TextField label="Amount in dollars" required inputMode="decimal" {...form.field('amount')} />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Save
        </Button>
        {remove && (
          <Button
            variant="link"
            onClick={async () => {
              if (await attempt(remove)) onClose()
            }}
          >
            Not offered any more
          </Button>
        )}
      </Form>
      {refusal}
    </Dialog>
  )
}
