import { useState } from 'react'
import type { factorsApi } from '#identity/client/api.ts'
import styles from '#identity/sessions/client/profile.module.css'
import { howLongAgo } from '#platform/client/moments.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconKeyboard, IconLock, IconShieldCheck } from '#ui/icons.ts'

export type Factor = RefOutput<typeof factorsApi.list>['items'][number]

export type FactorListProps = {
  items: readonly Factor[]
  recoveryCodesLeft: number
  onRemove: (id: number) => Promise<void>
  onNewCodes: () => Promise<void>
}

export function FactorList({ items, recoveryCodesLeft, onRemove, onNewCodes }: FactorListProps) {
  const [removing, setRemoving] = useState<Factor>()
  const [renewing, setRenewing] = useState(false)
  if (items.length === 0) return <p>None is set up yet.</p>
  return (
    <>
      <ul className={styles.factors}>
        {items.map((factor) => (
          <li key={factor.id} className={styles.factor}>
            {factor.kind === 'totp' ? <IconShieldCheck size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
            <div className={styles.factorText}>
              <div className={styles.factorName}>{factor.name}</div>
              <div className={styles.dimmed}>{usage(factor)}</div>
            </div>
            <Button size="small" aria-label={`Remove ${factor.name}`} onClick={() => setRemoving(factor)}>
              Remove
            </Button>
          </li>
        ))}
        <li className={styles.factor}>
          <IconKeyboard size={20} aria-hidden />
          <div className={styles.factorText}>
            <div className={styles.factorName}>Recovery codes</div>
            <div className={styles.dimmed}>{codesLeft(recoveryCodesLeft)}</div>
          </div>
          <Button size="small" onClick={() => setRenewing(true)}>
            New recovery codes
          </Button>
        </li>
      </ul>
      <ConfirmDialog
        opened={removing !== undefined}
        title={`Remove ${removing?.name ?? ''}?`}
        confirmLabel="Remove"
        dangerous
        onConfirm={() => onRemove(removing?.id ?? 0)}
        onClose={() => setRemoving(undefined)}
      >
        {items.length === 1
          ? 'It is your only second factor: from then on your password alone signs you in, and your recovery codes stop working.'
          : 'You can no longer sign in with it. Your other second factors stay.'}
      </ConfirmDialog>
      <ConfirmDialog
        opened={renewing}
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        onConfirm={onNewCodes}
        onClose={() => setRenewing(false)}
      >
        The codes you have now stop working.
      </ConfirmDialog>
    </>
  )
}

function usage({ createdAt, lastUsedAt }: Factor): string {
  return `Added ${howLongAgo(createdAt)}${lastUsedAt ? `, last used ${howLongAgo(lastUsedAt)}` : ', not used yet'}`
}

function codesLeft(left: number): string {
  if (left === 0) return 'None left: make new ones, in case you lose your device.'
  return `${left} left; each works once when your device is not at hand.`
}
