import { useEffect } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { webhooksApi } from '#insight/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { Delivery, Webhook } from '../records.ts'
import own from './connections.module.css'
import { WebhookDialog } from './WebhookDialog.tsx'

export function WebhooksCard() {
  const { items: found, error, reload } = useOperation(webhooksApi.list, {})
  const editing = useDialog<Webhook | 'new'>()
  const reading = useDialog<Webhook>()
  const deleting = useDialog<Webhook>()
  const { attempt, refusal } = useAttempt()
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading lines={4} />
  const { items } = found
  const add = <Button onClick={() => editing.open('new')}>New webhook</Button>
  const test = (webhook: Webhook) =>
    attempt(async () => {
      await call(webhooksApi.test, { id: webhook.id })
      reading.open(webhook)
    })
  return (
    <Card title="Webhooks" count={items.length} actions={items.length > 0 && add}>
      {items.length === 0 && (
        <EmptyState
          title="No webhooks yet"
          text="A webhook posts a signed message to your system when something happens in a case."
          action={add}
        />
      )}
      <ul className={styles.list}>
        {items.map((webhook) => (
          <li key={webhook.id}>
            <span className={styles.grow}>
              {webhook.name}
              <span className={styles.under}>{webhook.url}</span>
              <span className={styles.under}>{webhook.events.join(', ')}</span>
            </span>
            <StatusBadge hue={standingOf(webhook).hue}>{standingOf(webhook).words}</StatusBadge>
            <Button size="small" aria-label={`Log of ${webhook.name}`} onClick={() => reading.open(webhook)}>
              Log
            </Button>
            <MoreMenu
              label={`More about ${webhook.name}`}
              actions={[
                { label: 'Edit', onSelect: () => editing.open(webhook) },
                { label: 'Send a test', onSelect: () => void test(webhook) },
                { label: 'Delete', danger: true, onSelect: () => deleting.open(webhook) },
              ]}
            />
          </li>
        ))}
      </ul>
      {editing.subject && (
        <WebhookDialog
          key={editing.turn}
          webhook={editing.subject === 'new' ? undefined : editing.subject}
          opened={editing.opened}
          onClose={editing.close}
        />
      )}
      {reading.subject && (
        <DeliveriesDialog
          key={reading.turn}
          webhook={reading.subject}
          opened={reading.opened}
          onClose={reading.close}
        />
      )}
      <ConfirmDialog
        opened={deleting.opened}
        onClose={deleting.close}
        title={`Delete ${deleting.subject?.name ?? ''}?`}
        confirmLabel="Delete"
        onConfirm={async () => {
          await attempt(async () => {
            if (deleting.subject) await call(webhooksApi.remove, { id: deleting.subject.id })
            await reload()
          })
        }}
      >
        <p>Nothing is sent there any more, and its log is deleted with it.</p>
      </ConfirmDialog>
      {refusal}
    </Card>
  )
}

const ASK_AGAIN_MS = { waiting: 3000, quiet: 10_000 }

type DeliveriesDialogProps = { webhook: Webhook; opened: boolean; onClose: () => void }

/** What was sent and how it went; a message can be looked at and sent again. */
function DeliveriesDialog({ webhook: { id, name }, opened, onClose }: DeliveriesDialogProps) {
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

const deliveryStandings = {
  waiting: { hue: 'gray', words: 'Waiting' },
  delivered: { hue: 'teal', words: 'Delivered' },
  failed: { hue: 'red', words: 'Failed' },
} as const satisfies Record<Delivery['state'], unknown>

const triesAgain = { hue: 'orange', words: 'Will try again' } as const

function standingOf({ on, lastState }: Webhook) {
  if (!on) return { hue: 'gray', words: 'Off' } as const
  return lastState === null ? ({ hue: 'gray', words: 'Nothing sent yet' } as const) : deliveryStandings[lastState]
}
