import { useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { currentSession, leaveSession, logOut } from '#identity/sessions/client/session.ts'
import { signInGreeting } from '#identity/sessions/client/sign-in-greeting.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { LinkIsOver } from './LinkIsOver.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

export type ChoosePasswordProps = { code: string; userName: string; isFirst: boolean }

/** The link is good: the password is chosen, and with a new account it signs the person in at once. */
export function ChoosePassword({ code, userName, isFirst }: ChoosePasswordProps) {
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
