import { counted } from '#formats/words.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { paymentsApi } from '#money/client/api.ts'
import styles from '#money/plans/client/money.module.css'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'

const SHOWN = 5

/** What the nightly comparisons with the payment provider found missing and made good. */
export function ReconciliationCard() {
  const { items, error, reload } = useOperation(paymentsApi.reconciliations, {})
  const compare = useCommand(paymentsApi.reconcile, { refresh: [paymentsApi.reconciliations] })
  const lookedAt = useCommand(paymentsApi.lookedAt, { refresh: [paymentsApi.reconciliations] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const now = () =>
    attempt(async () => {
      await compare.run({})
      toast('The comparison begins. Its result appears here.', { kind: 'success' })
    })
  return (
    <Card
      title="Comparison with the payment provider"
      flush
      actions={
        <span className={styles.row}>
          <Button variant="link" onClick={() => void reload()}>
            Refresh
          </Button>
          <Button variant="link" loading={compare.loading} onClick={() => void now()}>
            Compare now
          </Button>
        </span>
      }
    >
      <ul className={styles.list}>
        {error && <li role="alert">{error.message}</li>}
        {items?.doubted.map(({ id, at, says }) => (
          <li key={id}>
            <Note kind="warning">
              {showMoment(at)}, {id}: {says}
            </Note>
            <AttemptButton size="small" work={() => lookedAt.run({ event: id })}>
              I looked into it
            </AttemptButton>
          </li>
        ))}
        {items?.items.length === 0 && (
          <li className={styles.quiet}>Nothing was compared yet. It is done each night.</li>
        )}
        {items?.items.slice(0, SHOWN).map(({ id, at, looked, repaired, failed }) => (
          <li key={id}>
            {showMoment(at)}: {counted(looked, 'record')} compared,{' '}
            {repaired.length === 0 ? 'nothing was missing.' : `${repaired.length} made good:`}
            {repaired.length > 0 && (
              <ul>
                {repaired.slice(0, SHOWN).map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
            {failed.length > 0 && (
              <Note kind="warning">
                {counted(failed.length, 'step')} didn’t work and will be tried again:{' '}
                {failed.slice(0, SHOWN).join('; ')}
              </Note>
            )}
          </li>
        ))}
      </ul>
      {refusal}
    </Card>
  )
}
