import { showDate } from '#formats/dates.ts'
import { attorneysApi } from '#parties/client/api.ts'
import { dayHere } from '#platform/client/today.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import styles from './companies.module.css'

/** Which law firm stood for the company, from when until when, and who works for it now. */
export function RepresentationCard({ companyId }: { companyId: number }) {
  const { items, error, reload } = useOperation(attorneysApi.representations, { companyId })
  const present = useOperation(attorneysApi.ofCompany, { companyId })
  const attorneys = (present.items?.items ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <Card title="Representation">
      {error && <ErrorState message={error.message} onRetry={() => void reload()} />}
      {!items && !error && <Loading lines={2} />}
      {items?.items.length === 0 && <p className={styles.dimmed}>No law firm has represented this company yet.</p>}
      {items && items.items.length > 0 && (
        <ul className={styles.history}>
          {items.items.map(({ id, lawFirmName, startedAt, endedAt }) => (
            <li key={id}>
              <strong>{lawFirmName}</strong>{' '}
              <span className={styles.dimmed}>
                from {showDate(dayHere(startedAt))}
                {endedAt ? ` until ${showDate(dayHere(endedAt))}` : ', at present'}
                {!endedAt && attorneys.length > 0 && `: ${attorneys.join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
