import { LinkButton } from '#ui/Button.tsx'
import { LoggedOutPage } from './LoggedOutPage.tsx'
import { useSession } from './session.ts'

/** /visaCareSessionExpire: the session is over; or, for somebody who is signed in after all, it is not. */
export default function SessionExpiredScreen() {
  const signedIn = useSession().phase === 'in'
  return (
    <LoggedOutPage
      title={signedIn ? 'You are signed in' : 'Your session has ended'}
      intro={
        signedIn
          ? 'Your session is good. You can go on.'
          : 'What you saved is safe. Sign in again to go on where you were.'
      }
    >
      <LinkButton to={signedIn ? '/home' : '/login'} variant="primary">
        {signedIn ? 'Go to the start page' : 'Sign in'}
      </LinkButton>
    </LoggedOutPage>
  )
}
