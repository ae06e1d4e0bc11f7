import { useState } from 'react'
import { signInApi } from '#identity/client/api.ts'
import { canUsePasskeys, signWithPasskey } from '#identity/second-factors/client/passkey.ts'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import styles from '#identity/sessions/client/steps.module.css'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import { IconLock } from '#ui/icons.ts'

export type Pending = { pending: string; kinds: readonly ('totp' | 'passkey' | 'recovery')[] }

export type SecondFactorStepProps = {
  pending: Pending
  onEntered: (session: StoredSession) => void
  onBack: (why?: string) => void
}

const TOO_LATE = 'That took too long. Please sign in again.'

/** The password was right; now the code of the authenticator app, a passkey or a recovery code. */
export function SecondFactorStep({ pending: { pending, kinds }, onEntered, onBack }: SecondFactorStepProps) {
  const [recovery, setRecovery] = useState(!kinds.includes('totp') && !kinds.includes('passkey'))
  const takesCode = recovery || kinds.includes('totp')
  const form = useForm({
    initial: { code: '' },
    check: required('code'),
    submit: async ({ code }) => {
      try {
        onEntered(await call(signInApi.secondFactor, { pending, code: code.trim() }))
      } catch (error) {
        if (isTooLate(error)) return onBack(TOO_LATE)
        throw error instanceof CallFailed && error.code === 'WRONG_CODE' ? { fields: { code: error.message } } : error
      }
    },
  })
  return (
    <LoggedOutPage title="One more step" intro={introOf(recovery, takesCode)} links={false}>
      <div className={styles.stack}>
        {!recovery && kinds.includes('passkey') && (
          <PasskeyButton pending={pending} primary={!takesCode} onEntered={onEntered} onBack={onBack} />
        )}
        {takesCode && (
          <Form form={form}>
            <TextField
              key={recovery ? 'recovery' : 'code'}
              label={recovery ? 'Recovery code' : 'Code'}
              hint={
                recovery
                  ? 'One of the ten codes you saved, such as ABCDE-23456.'
                  : 'Six digits from your authenticator app.'
              }
              required
              autoComplete={recovery ? 'off' : 'one-time-code'}
              inputMode={recovery ? 'text' : 'numeric'}
              maxLength={recovery ? 20 : 10}
              autoFocus
              {...form.field('code')}
            />
            <Button type="submit" variant="primary" wide loading={form.submitting}>
              Continue
            </Button>
          </Form>
        )}
        <div className={styles.others}>
          {kinds.includes('recovery') && (
            <Button
              variant="link"
              onClick={() => {
                form.reset()
                setRecovery(!recovery)
              }}
            >
              {recovery ? 'Use the usual second factor' : 'Use a recovery code'}
            </Button>
          )}
          <Button variant="link" onClick={() => onBack()}>
            Start again
          </Button>
        </div>
      </div>
    </LoggedOutPage>
  )
}

function PasskeyButton({
  pending,
  primary,
  onEntered,
  onBack,
}: Omit<SecondFactorStepProps, 'pending'> & { pending: string; primary: boolean }) {
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)
  const sign = async () => {
    setWorking(true)
    setProblem(undefined)
    try {
      const { options } = await call(signInApi.passkeyOptions, { pending })
      onEntered(await call(signInApi.passkey, { pending, response: await signWithPasskey(options) }))
    } catch (error) {
      if (isTooLate(error)) return onBack(TOO_LATE)
      setProblem(error instanceof Error ? error.message : 'The passkey could not be used.')
    } finally {
      setWorking(false)
    }
  }
  if (!canUsePasskeys())
    return <FormErrors message="This browser or address cannot use your passkey. Use another way." />
  return (
    <>
      <FormErrors message={problem} />
      <Button
        variant={primary ? 'primary' : 'default'}
        wide
        loading={working}
        icon={<IconLock size={16} aria-hidden />}
        onClick={() => void sign()}
      >
        Use my passkey
      </Button>
    </>
  )
}

// The pending sign-in is gone: after ten minutes, or after too many wrong codes.
const isTooLate = (error: unknown) =>
  error instanceof CallFailed && (error.code === 'LOGIN_ERROR' || error.code === 'SWITCHED_OFF')

function introOf(recovery: boolean, takesCode: boolean): string {
  if (recovery) return 'A recovery code works once, when your device is not at hand.'
  return takesCode
    ? 'Your password is right. Please confirm that it is you.'
    : 'Your password is right. Please confirm with your passkey.'
}
