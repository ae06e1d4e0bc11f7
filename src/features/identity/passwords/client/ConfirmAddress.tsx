import { useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import styles from '#identity/sessions/client/steps.module.css'
import { call } from '#platform/client/call.ts'
import { Button, LinkButton } from '#ui/Button.tsx'

/** A mailed link to another address of an account; opening a page is no consent, so a button uses it. */
export function ConfirmAddress({ code, userName }: { code: string; userName: string }) {
  const [state, setState] = useState<{ email?: string; problem?: string; busy?: boolean }>({})
  const confirm = () => {
    setState({ busy: true })
    call(passwordsApi.confirmAddress, { actcode: code }).then(
      ({ email }) => setState({ email }),
      (error: Error) => setState({ problem: error.message }),
    )
  }
  return (
    <LoggedOutPage title="Confirm your new e-mail address" intro={`For the account ${userName}.`}>
      <div className={styles.stack}>
        {state.problem && <Note kind="warning">{state.problem}</Note>}
        {state.email ? (
          <>
            <Note kind="success">{`${state.email} is now the e-mail address of your account. Your user name stays ${userName}.`}</Note>
            <LinkButton to="/login" variant="primary">
              Sign in
            </LinkButton>
          </>
        ) : (
          <Button variant="primary" wide loading={state.busy === true} onClick={confirm}>
            Confirm this address
          </Button>
        )}
      </div>
    </LoggedOutPage>
  )
}
