import { useState } from 'react'
import { factorsApi, sessionsApi } from '#identity/client/api.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import styles from '#identity/sessions/client/profile.module.css'
import { enterSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { IconPlus } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { AuthenticatorDialog, type BegunAuthenticator } from './AuthenticatorDialog.tsx'
import { FactorList } from './FactorList.tsx'
import { canUsePasskeys, createPasskey } from './passkey.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

const refresh = [factorsApi.list]

/** Authenticator app, passkeys and recovery codes of the own account. */
export function SecondFactorCard() {
  const factors = useOperation(factorsApi.list, {})
  const { confirmed, dialog } = useConfirmPassword()
  const beginTotp = useCommand(factorsApi.beginTotp)
  const beginPasskey = useCommand(factorsApi.beginPasskey)
  const addPasskey = useCommand(factorsApi.addPasskey, { refresh })
  const newCodes = useCommand(factorsApi.newRecoveryCodes, { refresh })
  const remove = useCommand(factorsApi.remove, { refresh })
  const [begun, setBegun] = useState<BegunAuthenticator>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    await work().catch((error: Error) => setProblem(error.message))
  }
  /** The session learns that nothing is missing only after the codes were seen: nothing may sweep them away. */
  const added = (recoveryCodes: readonly string[]) => {
    setBegun(undefined)
    void factors.reload()
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else void refreshSession()
  }
  const setUpApp = () => attempt(async () => setBegun(await confirmed(() => beginTotp.run({}))))
  const setUpPasskey = () =>
    attempt(async () => {
      const begun = await confirmed(() => beginPasskey.run({}))
      if (!begun) return
      const response = await createPasskey(begun.options)
      const stored = await confirmed(() => addPasskey.run({ name: passkeyName(), response }))
      if (stored) added(stored.recoveryCodes)
    })

  const items = factors.items?.items
  return (
    <Card title="Second factor">
      <div className={styles.stack}>
        <p className={styles.dimmed}>
          A second proof besides your password: a code from an app on your phone, or a passkey of your device. A stolen
          password alone then opens nothing.
        </p>
        <FormErrors message={problem} />
        {factors.items && items ? (
          <FactorList
            items={items}
            recoveryCodesLeft={factors.items.recoveryCodesLeft}
            onRemove={(id) => attempt(async () => void (await confirmed(() => remove.run({ id }))))}
            onNewCodes={() =>
              attempt(async () => setCodes((await confirmed(() => newCodes.run({})))?.recoveryCodes ?? []))
            }
          />
        ) : factors.error ? (
          <ErrorState message={factors.error.message} onRetry={() => void factors.reload()} />
        ) : (
          <Loading lines={2} />
        )}
        <div className={styles.buttons}>
          <Button
            variant={items?.length === 0 ? 'primary' : 'default'}
            icon={<IconPlus size={16} aria-hidden />}
            loading={beginTotp.loading}
            onClick={() => void setUpApp()}
          >
            Set up an authenticator app
          </Button>
          {canUsePasskeys() && (
            <Button
              icon={<IconPlus size={16} aria-hidden />}
              loading={beginPasskey.loading}
              onClick={() => void setUpPasskey()}
            >
              Add a passkey
            </Button>
          )}
        </div>
      </div>
      {begun && (
        <AuthenticatorDialog begun={begun} confirmed={confirmed} onDone={added} onClose={() => setBegun(undefined)} />
      )}
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes([])
          void refreshSession()
        }}
      />
      {dialog}
    </Card>
  )
}

async function refreshSession(): Promise<void> {
  await call(sessionsApi.me, {}).then(enterSession, () => {})
}

const passkeyName = () =>
  `Passkey (${/iPhone|iPad|Android|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? 'this device'})`
