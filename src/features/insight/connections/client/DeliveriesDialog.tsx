import { useEffect } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { webhooksApi } from '#insight/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { Delivery, Webhook } from '../records.ts'
import own from './connections.module.css'
import { deliveryStandings, triesAgain } from './standings.ts'

const ASK_AGAIN_MS = { waiting: 3000, quiet: 10_000 }

type DeliveriesDialogProps = { webhook: Webhook; opened: boolean; onClose: () => void }

/** What was sent and how it went; a message can be looked at and sent again. */
export function DeliveriesDialog({ webhook: { id, name }, opened, onClose }: DeliveriesDialogProps) {
  const { items: found, error, loading, reload } = useOperation(webhooksApi.deliveries, { id })
  const redeliver = useCommand(webhooksApi.redeliver, { refresh: [webhooksApi.deliveries, webhooksApi.list] })
  const isWaiting = found?.items.some(({ state }) => state === 'waiting') ?? false
  // A message goes out within seconds: whoever looks on sees how it went, and that one came that was not there before.
  useEffect(() => {
    if (!opened) return
    const timer = setInterval(() => void reload(), ASK_AGAIN_MS[isWaiting ? 'waiting' : 'quiet'])
    return () => clearInterval(timer)
  }, [opened, isWaiting, reload])
  return (
    <Dialog opened={opened} onClose={onClose} title={`Log of ${name}`} size="lg">
      {error && <ErrorState message={error.message} onRetry={() => void reload()} />}
      {!found && !error && <Loading lines={4} />}
      {found?.items.length === 0 && (
        <EmptyState title="Nothing was sent yet" text="Messages of the last 30 days stand here." />
      )}
      <ul className={styles.list}>
        {found?.items.map(({ id: deliveryId, event, state, attempts, outcome, createdAt, body }) => (
          <li key={deliveryId}>
            <span className={styles.grow}>
              {event}
              <span className={styles.under}>
                {[showMoment(createdAt), attempts > 1 && `${attempts} attempts`, outcome].filter(Boolean).join(' · ')}
              </span>
              <details>
                <summary>Message</summary>
                <pre className={own.body}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
              </details>
            </span>
            <Standing state={state} attempts={attempts} />
            <AttemptButton
              size="small"
              aria-label={`Send ${event} of ${showMoment(createdAt)} again`}
              work={() => redeliver.run({ id: deliveryId })}
            >
              Send again
            </AttemptButton>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button loading={loading} onClick={() => void reload()}>
          Refresh
        </Button>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** What failed and will be tried again is not the same as what was not tried yet. */
function Standing({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>) {
  const { hue, words } = state === 'waiting' && attempts > 0 ? triesAgain : deliveryStandings[state]
  return <StatusBadge hue={hue}>{words}</StatusBadge>
}
