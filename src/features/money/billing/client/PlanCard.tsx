import { subscriptionsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import { discountWords, nextPayment } from '#money/subscriptions/client/next-payment.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'

/** The plan of a company and how much of it is used. */
export function PlanCard({ companyId }: { companyId: number }) {
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
