import { lazy, Suspense, useState } from 'react'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { signInGreeting } from '#identity/sessions/client/sign-in-greeting.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Loading } from '#ui/page/states.tsx'
import { CredentialsStep } from './CredentialsStep.tsx'
import { nextPath } from './next-path.ts'
import type { Pending } from './SecondFactorStep.tsx'

const SecondFactorStep = lazy(async () => ({ default: (await import('./SecondFactorStep.tsx')).SecondFactorStep }))

/** User name and password, then the second factor where one is set up, then to where the person wanted to go. */
export default function LoginScreen() {
  const navigate = useNavigateTo()
  const [pending, setPending] = useState<Pending>()
  const [notice, setNotice] = useState<string>()

  const enter = (session: StoredSession) => {
    const wanted = nextPath(window.location.search, window.location.origin)
    signInGreeting.clear()
    enterSession(session)
    navigate(wanted ?? session.landing)
  }
  if (!pending) return <CredentialsStep notice={notice} onPending={setPending} onEntered={enter} />
  return (
    <Suspense fallback={<Loading label="Loading…" />}>
      <SecondFactorStep
        pending={pending}
        onEntered={enter}
        onBack={(why) => {
          setNotice(why)
          setPending(undefined)
        }}
      />
    </Suspense>
  )
}
