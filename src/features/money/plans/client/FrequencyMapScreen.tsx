import { Role } from '#formats/roles.ts'
import { centsOf, dollars } from '#money/ledger/money.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
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
import { plansApi } from './api.ts'
import styles from './money.module.css'

type Asked = { title: string; cents: number; save: (cents: number) => Promise<unknown> }

/** /visaCareSubscriptionFrequencyMap: what each plan costs at each frequency, and what an order costs. */
export default function FrequencyMapScreen() {
  const plans = useOperation(plansApi.list, {})
  const frequencies = useOperation(plansApi.frequencies, {})
  const orders = useOperation(plansApi.orderPrices, {})
  const setPrice = useCommand(plansApi.setPrice, { refresh: [plansApi.list] })
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
                      return (
                        <td key={frequency.id}>
                          <Amount
                            {...{ shown, title, setsPrices }}
                            onSet={() => asking.open({ title, cents: price?.amountCents ?? 0, save })}
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

function PriceDialog({ title, cents, save, onClose }: Asked & { onClose: () => void }) {
  const form = useForm({
    initial: { amount: (cents / 100).toFixed(2) },
    check: ({ amount }) => ({ amount: centsOf(amount) === undefined ? 'Enter an amount, like 240 or 95.50.' : '' }),
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
      </Form>
    </Dialog>
  )
}
