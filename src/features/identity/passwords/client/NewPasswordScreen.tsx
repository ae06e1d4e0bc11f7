import { useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { currentSession, leaveSession, logOut } from '#identity/sessions/client/session.ts'
import { signInGreeting } from '#identity/sessions/client/sign-in-greeting.ts'
import styles from '#identity/sessions/client/steps.module.css'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { type LinkPurpose, linkTime } from '../link-times.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useLinkCheck } from './use-link-check.ts'

/** Where a mailed link leads: the first password of an invited person, or a new one, or another e-mail address. */
export default function NewPasswordScreen({ params }: ScreenProps) {
  return params.actcode ? <WithCode key={params.actcode} code={params.actcode} /> : <LinkIsOver />
}

function WithCode({ code }: { code: string }) {
  const { link, problem, again } = useLinkCheck(code)
  if (link?.valid && link.userId !== null && link.purpose === 'email')
    return <ConfirmAddress code={code} userName={link.userId} />
  if (link?.valid && link.userId !== null && link.purpose === 'keep')
    return <KeepAddress code={code} userName={link.userId} />
  if (link?.valid && link.userId !== null && link.purpose !== 'setup') {
    return <ChoosePassword code={code} userName={link.userId} isFirst={link.purpose === 'activate'} />
  }
  if (link) return <LinkIsOver purpose={link.purpose} />
  return (
    <LoggedOutPage title="Set a new password">
      {problem ? (
        <ErrorState title="Your link could not be checked" message={problem} onRetry={again} />
      ) : (
        <Loading lines={3} label="Checking your link…" />
      )}
    </LoggedOutPage>
  )
}

/** A mailed link to another address of an account; opening a page is no consent, so a button uses it. */
function ConfirmAddress({ code, userName }: { code: string; userName: string }) {
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

/** Where the mail to the present address leads when another one was asked for: it stays, or it goes. */
function KeepAddress({ code, userName }: { code: string; userName: string }) {
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

type ChoosePasswordProps = { code: string; userName: string; isFirst: boolean }

/** The link is good: the password is chosen, and with a new account it signs the person in at once. */
function ChoosePassword({ code, userName, isFirst }: ChoosePasswordProps) {
  const navigate = useNavigateTo()
  const [over, setOver] = useState(false)
  const submit = async (values: { password: string; confirmPassword: string }) => {
    try {
      const { userId } = await call(passwordsApi.reset, { userId: userName, actcode: code, ...values })
      await leaveAnySession()
      signInGreeting.announce({
        userName: userId,
        text: isFirst ? 'Your account is ready. Please sign in.' : 'Your password is set. Please sign in.',
        ...(isFirst && { password: values.password }),
      })
      navigate('/login')
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'LINK_USED') throw error
      setOver(true)
    }
  }
  if (over) return <LinkIsOver purpose={isFirst ? 'activate' : 'reset'} />
  return (
    <LoggedOutPage
      title={isFirst ? 'Welcome to VisaCare' : 'Set a new password'}
      intro={isFirst ? 'Choose a password to open your account.' : 'Choose a password that you use nowhere else.'}
    >
      <NewPasswordForm
        userName={userName}
        owner={{ email: userName }}
        submit={submit}
        submitLabel={isFirst ? 'Open my account' : 'Set the password'}
      />
    </LoggedOutPage>
  )
}

/** The link may be opened while somebody is signed in, the same person or another: the new password starts afresh. */
async function leaveAnySession(): Promise<void> {
  const session = currentSession()
  if (session.phase === 'in') await logOut(session.session.AUTHDATA.userProfile[0]?.userautoid.userId ?? '')
  else leaveSession()
}

/** A one-time link that was used, is too old, or lost a part on its way. */
function LinkIsOver({ purpose }: { purpose?: LinkPurpose | null }) {
  return (
    <LoggedOutPage title="This link does not work any more">
      <div className={styles.stack}>
        <Note kind="warning">This link was used already or is too old. Ask for a new one.</Note>
        <p className={styles.dimmed}>
          {purpose
            ? `This link works once, for ${linkTime(purpose)}.`
            : `A link works once: one to a new password for ${linkTime('reset')}, an invitation for ${linkTime('activate')}.`}{' '}
          If it stands in two lines in your e-mail, both lines belong to the address. A new one goes to the e-mail
          address of your account.
        </p>
        <div className={styles.buttons}>
          <LinkButton to="/passwordchange" variant="primary">
            Ask for a new link
          </LinkButton>
          <LinkButton to="/login">Sign in</LinkButton>
        </div>
      </div>
    </LoggedOutPage>
  )
}
