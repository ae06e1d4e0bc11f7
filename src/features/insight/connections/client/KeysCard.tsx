import styles from '#case-file/cases/client/cases.module.css'
import { apiKeysApi } from '#insight/client/api.ts'
import { howLongAgo } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { momentHere } from '#ui/today.ts'
import type { ApiKey } from '../records.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'

const standings = {
  active: { hue: 'teal', words: 'Active' },
  expired: { hue: 'gray', words: 'Expired' },
  revoked: { hue: 'gray', words: 'Revoked' },
} as const

export function KeysCard() {
  const { items: found, error, reload } = useOperation(apiKeysApi.list, {})
  const revoke = useCommand(apiKeysApi.revoke, { refresh: [apiKeysApi.list] })
  const making = useDialog<null>()
  const revoking = useDialog<ApiKey>()
  const { attempt, refusal } = useAttempt()
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading lines={4} />
  const { items, rights, mayMake } = found
  const add = mayMake && (
    <Button variant="primary" onClick={() => making.open(null)}>
      New key
    </Button>
  )
  return (
    <Card title="API keys" count={items.length} actions={items.length > 0 && add}>
      {!mayMake && <p className={styles.dimmed}>Leave the company to make a key for your own organization.</p>}
      {items.length === 0 && (
        <EmptyState
          title="No keys yet"
          text="A key lets one of your systems make some of the calls that you may make."
          action={add}
        />
      )}
      <ul className={styles.list}>
        {items.map((key) => (
          <li key={key.id}>
            <span className={styles.grow}>
              {key.name} <code>{key.prefix}…</code>
              <span className={styles.under}>
                {key.lastUsedAt ? `Last used ${howLongAgo(key.lastUsedAt)}` : 'Never used'} · until{' '}
                {momentHere(key.expiresAt)} · made by {key.createdByName}
              </span>
              <span className={styles.under}>{key.rights.join(', ')}</span>
            </span>
            <StatusBadge hue={standings[key.state].hue}>{standings[key.state].words}</StatusBadge>
            {key.state === 'active' && (
              <Button
                size="small"
                variant="quietDanger"
                aria-label={`Revoke ${key.name}`}
                onClick={() => revoking.open(key)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NewKeyDialog key={making.turn} rights={rights} opened={making.opened} onClose={making.close} />
      <ConfirmDialog
        opened={revoking.opened}
        onClose={revoking.close}
        title={`Revoke ${revoking.subject?.name ?? ''}?`}
        confirmLabel="Revoke"
        onConfirm={async () => {
          const key = revoking.subject
          if (key) await attempt(() => revoke.run({ id: key.id }))
        }}
      >
        <p>The system that uses it is refused from then on. This cannot be taken back.</p>
      </ConfirmDialog>
      {refusal}
    </Card>
  )
}
