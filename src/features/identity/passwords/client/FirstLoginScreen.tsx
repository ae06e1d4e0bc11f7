import { passwordsApi, sessionsApi } from '#identity/client/api.ts'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { userNameOf } from '#identity/sessions/client/person.ts'
import { enterSession, logOut, useSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { ownerOf } from './checks.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Somebody else typed the password, so it works once: nothing else can be done before an own one is chosen. */
export default function FirstLoginScreen() {
  const session = useSession()
  if (session.phase === 'in') return <FirstPassword session={session.session} />
  return (
    <LoggedOutPage title="Choose your password" intro="Sign in first with the password you were given.">
      <LinkButton to="/login" variant="primary">
        Sign in
      </LinkButton>
    </LoggedOutPage>
  )
}

function FirstPassword({ session }: { session: StoredSession }) {
  const navigate = useNavigateTo()
  const userName = userNameOf(session)
  const leave = async () => {
    await logOut(userName)
    navigate('/login')
  }
  return (
    <LoggedOutPage
      title="Choose your password"
      intro="Somebody else set the password you signed in with. Choose one that only you know."
      links={false}
    >
      <NewPasswordForm
        userName={userName}
        owner={ownerOf(session)}
        submitLabel="Save and continue"
        submit={async (values) => {
          await call(passwordsApi.change, { userId: userName, ...values })
          const ready = await call(sessionsApi.me, {})
          enterSession(ready)
          navigate(ready.landing)
        }}
      >
        <Button variant="link" onClick={() => void leave()}>
          Log out
        </Button>
      </NewPasswordForm>
    </LoggedOutPage>
  )
}
