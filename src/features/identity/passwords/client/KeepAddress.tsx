import { useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import styles from '#identity/sessions/client/steps.module.css'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'

/** Where the mail to the present address leads when another one was asked for: it stays, or it goes. */
export function KeepAddress({ code, userName }: { code: string; userName: string }) {
  const [said, setSaid] = useState<{ words?: string; problem?: string; busy?: boolean }>({})
  const answer = (agree: boolean) => {
    setSaid({ busy: true })
    call(passwordsApi.answerMove, { actcode: code, agree }).then(
      ({ email, pendingEmail }) =>
        setSaid({
          words: pendingEmail
            ? `${pendingEmail} takes its place once it is confirmed there.`
            : `${email} stays the e-mail address of your account. Tell your administrator if you did not ask for a change.`,
        }),
      (error: Error) => setSaid({ problem: error.message }),
    )
  }
  return (
    <LoggedOutPage title="Another e-mail address was asked for" intro={`For the account ${userName}.`}>
      <div className={styles.stack}>
        {said.problem && <Note kind="warning">{said.problem}</Note>}
        {said.words ? (
          <Note kind="success">{said.words}</Note>
        ) : (
          <>
            <Button variant="primary" wide loading={said.busy === true} onClick={() => answer(false)}>
              Keep my present address
            </Button>
            <Button wide disabled={said.busy === true} onClick={() => answer(true)}>
              I agree to the new address
            </Button>
          </>
        )}
      </div>
    </LoggedOutPage>
  )
}
