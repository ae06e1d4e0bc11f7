import { CaseType } from '#case-types/case-type.ts'
import { showDate } from '#formats/dates.ts'
import { collectionsApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Collection } from '../collection-records.ts'
import { inDollars } from '../money.ts'
import styles from './claims.module.css'
import { DebtorCard } from './DebtorCard.tsx'
import { DemandCard } from './DemandCard.tsx'
import { InvoicesCard } from './InvoicesCard.tsx'
import { PaymentsCard } from './PaymentsCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { RatesCard } from './RatesCard.tsx'
import { StageCard } from './StageCard.tsx'

/** Everything of a collection: what is owed, by whom, what was asked for and what came in. */
export function CollectionTab({ caseId, reload }: { caseId: number; reload: () => void }) {
  const { items: of, error, reload: again } = useOperation(collectionsApi.ofCase, { id: caseId })
  if (error) return <ErrorState message={error.message} onRetry={() => void again()} />
  if (!of) return <Loading lines={8} />
  const onChanged = () => {
    void again()
    reload()
  }
  return (
    <div className={styles.page}>
      <Figures of={of} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <InvoicesCard of={of} onChanged={onChanged} />
          <PaymentsCard of={of} onChanged={onChanged} />
          <PlanCard of={of} onChanged={onChanged} />
        </div>
        <div className={styles.column}>
          <StageCard
            {...{ caseId, typeId: CaseType.collections, stage: of.stage, next: of.next }}
            onMoved={onChanged}
          />
          <DebtorCard of={of} onChanged={onChanged} />
          <RatesCard of={of} onChanged={onChanged} />
          <DemandCard of={of} onChanged={onChanged} />
        </div>
      </div>
    </div>
  )
}

function Figures({ of: { id, sums, rates } }: { of: Collection }) {
  const isConfirmed = rates.every(({ confirmed }) => confirmed)
  const figures = [
    ['Unpaid invoices', sums.outstandingCents],
    ['Interest so far', sums.interestOpenCents],
    ['To demand today', sums.demandCents],
    ['Received', sums.receivedCents],
  ] as const
  return (
    <Card
      title={`Account as of ${showDate(sums.asOf)}`}
      actions={
        <AttemptButton size="small" work={() => download(hrefOf(collectionsApi.statement, { id }))}>
          Statement (PDF)
        </AttemptButton>
      }
    >
      <dl className={styles.figures}>
        {figures.map(([words, cents]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{inDollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {sums.planKept && (
        <p className={styles.small}>The debtor keeps to the plan of installments. Nothing beyond it is demanded.</p>
      )}
      {sums.interestOpenCents > 0 && !isConfirmed && (
        <p className={styles.small}>
          No attorney has confirmed every rate yet. Interest at a rate that is not confirmed is not demanded.
        </p>
      )}
    </Card>
  )
}
