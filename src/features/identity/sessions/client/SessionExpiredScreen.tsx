import { LinkButton } from '#ui/Button.tsx'
import { LoggedOutPage } from './LoggedOutPage.tsx'

/** /visaCareSessionExpire is for signed-in people (decisions §12): whoever comes here has a session, and is told so. */
export default function SessionExpiredScreen() {
  return (
    <LoggedOutPage title="You are signed in" intro="Your session is good. You can go on.">
      <LinkButton to="/home" variant="primary">
        Go to the start page
      </LinkButton>
    </LoggedOutPage>
  )
}
