import styles from '#case-file/cases/client/cases.module.css'
import { webhooksApi } from '#insight/client/api.ts'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { Webhook } from '../records.ts'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { standingOf } from './standings.ts'
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
