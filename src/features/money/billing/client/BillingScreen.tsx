import { billingApi, paymentsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import { MethodCard } from '#money/payments/client/MethodCard.tsx'
import { SandboxNote } from '#money/payments/client/SandboxNote.tsx'
import styles from '#money/plans/client/money.module.css'
import { useBilled } from '#money/plans/client/use-billed.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { standingOf, totalOf } from '../months.ts'
import { BillsToCard } from './BillsToCard.tsx'
import { ForecastCard } from './ForecastCard.tsx'
import { InvoicesCard } from './InvoicesCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Statements } from './Statements.tsx'

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
