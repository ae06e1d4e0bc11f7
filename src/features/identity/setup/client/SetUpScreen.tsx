import { useLinkCheck } from '#identity/passwords/client/use-link-check.ts'
import { linkTime } from '#identity/passwords/link-times.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { FirstAdministratorForm } from './FirstAdministratorForm.tsx'

const TITLE = 'Set up VisaCare'

/** /setup/{token}: the link that a fresh installation prints makes its first administrator. */
export default function SetUpScreen({ params }: ScreenProps) {
  const code = params.token ?? ''
  const { link, problem, again } = useLinkCheck(code)
  if (link?.valid && link.purpose === 'setup') {
    return (
      <LoggedOutPage
        title={TITLE}
        intro="You are the first administrator. You will invite everybody else."
        wide
        links={false}
      >
        <FirstAdministratorForm code={code} />
      </LoggedOutPage>
    )
  }
  return (
    <LoggedOutPage title={TITLE}>
      {link ? (
        <Note kind="warning">
          This link was already used, or its {linkTime('setup')} are over. If nobody administers this installation yet,
          start the server again: it prints a new link.
        </Note>
      ) : problem ? (
        <ErrorState title="Your link could not be checked" message={problem} onRetry={again} />
      ) : (
        <Loading lines={3} label="Checking your link…" />
      )}
    </LoggedOutPage>
  )
}
