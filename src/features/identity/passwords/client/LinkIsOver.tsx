import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import styles from '#identity/sessions/client/steps.module.css'
import { LinkButton } from '#ui/Button.tsx'
import { type LinkPurpose, linkTime } from '../link-times.ts'

/** A one-time link that was used, is too old, or lost a part on its way. */
export function LinkIsOver({ purpose }: { purpose?: LinkPurpose | null }) {
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
