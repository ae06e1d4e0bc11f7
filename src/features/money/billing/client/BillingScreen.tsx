import { useSignedIn } from '#identity/sessions/client/session.ts'
import { billingApi, invoicesApi, paymentsApi, subscriptionsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import { MethodCard } from '#money/payments/client/MethodCard.tsx'
import { SandboxNote } from '#money/payments/client/SandboxNote.tsx'
import styles from '#money/plans/client/money.module.css'
import { useBilled } from '#money/plans/client/use-billed.tsx'
import { discountWords, nextPayment } from '#money/subscriptions/client/next-payment.ts'
import { hrefOf } from '#platform/client/call.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefOutput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Link } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import { standingOf, totalOf } from '../months.ts'
import { ForecastCard } from './ForecastCard.tsx'
import { InvoicesCard } from './InvoicesCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'

/** /visaCareStripePaymentMethod/{companyAutoId}: how a company pays, what for, and what is to come. */
export default function BillingScreen({ params }: ScreenProps) {
  const { companyId, choice, instead } = useBilled(params.companyAutoId)
  return companyId === undefined ? instead : <Billing key={companyId} {...{ companyId, choice }} />
}

function Billing({ companyId, choice }: { companyId: number; choice: React.ReactNode }) {
  const account = useOperation(paymentsApi.account, { companyId })
  const forecast = useOperation(billingApi.forecast, { companyId })
  if (account.error) return <ErrorState message={account.error.message} onRetry={() => void account.reload()} />
  if (!account.items) return <Loading />
  const items = forecast.items?.items ?? []
  const waiting = items.filter(({ state }) => state === 'waiting')
  const waits = totalOf(waiting)
  return (
    <>
      <PageHeader
        title="Billing"
        standing={forecast.items && standingOf(items)}
        action={
          <>
            <Statements {...{ companyId, firstYear: account.items.firstYear }} />
            {waiting[0] && (
              <LinkButton to={waiting[0].path} variant="primary">
                Approve {dollars(waits)}
              </LinkButton>
            )}
          </>
        }
      />
      <Stack>
        {choice}
        <SandboxNote />
        <div className={styles.columns}>
          <Stack>
            <ForecastCard forecast={forecast} />
            <OrdersCard companyId={companyId} method={account.items.method} />
            <InvoicesCard companyId={companyId} />
          </Stack>
          <Stack>
            <MethodCard account={account.items} />
            <PlanCard companyId={companyId} />
            <BillsToCard key={`${account.items.billsTo} ${account.items.poNumber}`} account={account.items} />
          </Stack>
        </div>
      </Stack>
    </>
  )
}

/** The statement of this year, and of every year since the first invoice. */
function Statements({ companyId, firstYear }: { companyId: number; firstYear: number }) {
  const now = Number(today().slice(0, 4))
  const years = Array.from({ length: Math.max(1, now - firstYear + 1) }, (_, back) => now - back)
  const link = (year: number, words: string) => (
    <a href={hrefOf(invoicesApi.statement, { companyId, year })} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  if (years.length === 1) return link(now, `Statement ${now}`)
  return (
    <Dropdown label="Statements" trigger={(props) => <Button {...props}>Statement</Button>}>
      {() => (
        <ul className={styles.list}>
          {years.map((year) => (
            <li key={year}>{link(year, `Statement ${year}`)}</li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}

type AccountShown = RefOutput<typeof paymentsApi.account>

/** Where bills and receipts go. */
function BillsToCard({ account }: { account: AccountShown }) {
  const { companyId, billsTo, poNumber, method } = account
  const save = useCommand(paymentsApi.setBilling, { refresh: [paymentsApi.account] })
  const editing = useDialog<true>()
  const mayPay = useSignedIn().rights?.includes('billing:pay') ?? false
  const form = useForm({
    initial: { billsTo, poNumber },
    submit: async (values) => {
      await save.run({ companyId, ...values })
      editing.close()
    },
  })
  return (
    <Card
      title="Bills go to"
      actions={
        method &&
        mayPay && (
          <Button variant="link" aria-label="Edit where bills go" onClick={() => editing.open(true)}>
            Edit
          </Button>
        )
      }
    >
      <p>E-mail: {billsTo || 'the address of the company'}</p>
      <p>PO number: {poNumber || 'Not needed'}</p>
      <Dialog opened={editing.opened} onClose={editing.close} title="Bills go to">
        <Form form={form}>
          <TextField label="E-mail" type="email" {...form.field('billsTo')} maxLength={254} />
          <TextField label="PO number" {...form.field('poNumber')} maxLength={60} />
          <Button type="submit" variant="primary" loading={form.submitting}>
            Save
          </Button>
        </Form>
      </Dialog>
    </Card>
  )
}

/** The plan of a company and how much of it is used. */
function PlanCard({ companyId }: { companyId: number }) {
  const found = useOperation(subscriptionsApi.get, { companyId })
  if (found.error) return <NotLoaded title="Plan" of={found} />
  const now = found.items
  if (!now) return <Loading lines={3} />
  const { people, peopleLimit: limit, plan, plans } = now
  const next = plans.find(({ peopleLimit }) => limit !== null && (peopleLimit === null || peopleLimit > limit))
  const nextPrice = next?.prices.find(({ frequencyId }) => frequencyId === now.frequencyId)
  return (
    <Card title="Plan" actions={<Link to="/visaCareCompanySubscription">Compare plans</Link>}>
      <div className={styles.row}>
        <span className={styles.big}>{plan}</span>
        <span className={styles.quiet}>{now.state === 'none' ? 'Not paid for yet' : nextPayment(now)}</span>
      </div>
      {discountWords(now) && <p>{discountWords(now)}</p>}
      {now.creditCents > 0 && <p>Your credit: {dollars(now.creditCents)}. Your next invoices use it first.</p>}
      {limit === null ? (
        <p>{people} people, no limit.</p>
      ) : (
        <>
          <div className={styles.row}>
            <span>
              {people} of {limit} people
            </span>
            <span className={styles.quiet}>{Math.max(0, limit - people)} left</span>
          </div>
          <div className={styles.meter} aria-hidden>
            <span style={{ width: `${Math.min(100, Math.round((people / limit) * 100))}%` }} />
          </div>
        </>
      )}
      {next && nextPrice && (
        <p className={styles.quiet}>
          More people need {next.name}: {dollars(nextPrice.amountCents)} {now.frequency.toLowerCase()}
          {next.peopleLimit !== null && `, up to ${next.peopleLimit}`}.
        </p>
      )}
    </Card>
  )
}
