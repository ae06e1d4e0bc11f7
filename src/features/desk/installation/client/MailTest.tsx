import { installationApi } from '#desk/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import type { Checklist } from '../contract.ts'
import styles from './installation.module.css'

/** Sends a test e-mail to oneself; how it went comes with the checklist. The mail server itself is a setting. */
export function MailTest({ mail: { test }, isNext }: { mail: Checklist['mail']; isNext: boolean }) {
  const send = useCommand(installationApi.sendTestMail, { refresh: [installationApi.checklist] })
  return (
    <AttemptButton
      variant={isNext ? 'primary' : 'default'}
      size={isNext ? 'normal' : 'small'}
      work={() => send.run({})}
    >
      {test ? 'Send another test' : 'Send a test e-mail to me'}
    </AttemptButton>
  )
}

/** What the mail server said, in its words, and what to do about it. */
export function MailFailure({ error }: { error: string }) {
  return (
    <p className={styles.failed} role="alert">
      {error} – Correct SMTP_URL, start the server again and send another test.
    </p>
  )
}
