import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { KeepAddress } from './KeepAddress.tsx'
import { LinkIsOver } from './LinkIsOver.tsx'
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
