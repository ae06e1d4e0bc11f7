import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import styles from '#identity/sessions/client/steps.module.css'
import { Button, LinkButton } from '#ui/Button.tsx'

/** A mail is on its way. What to do, and what to do when it does not come. */
export function SentMail({ message, again }: { message: string; again: () => void }) {
  return (
    <LoggedOutPage title="Please check your e-mail">
      <div className={styles.stack}>
        <Note kind="success">{message}</Note>
        <p className={styles.dimmed}>
          It can take a few minutes. If nothing comes, look into the spam folder, or ask the person who invited you
          which address your account has.
        </p>
        <div className={styles.buttons}>
          <LinkButton to="/login" variant="primary">
            Back to sign in
          </LinkButton>
          <Button onClick={again}>Try another one</Button>
        </div>
      </div>
    </LoggedOutPage>
  )
}
