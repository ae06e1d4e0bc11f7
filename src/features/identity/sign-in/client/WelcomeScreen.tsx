import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import styles from '#identity/sessions/client/steps.module.css'
import { LinkButton } from '#ui/Button.tsx'

/** /welcome without a session; with one the address leads home. */
export default function WelcomeScreen() {
  return (
    <LoggedOutPage
      title="Welcome"
      intro="VisaCare takes employers, employees and attorneys through U.S. immigration cases, from first question to decision."
    >
      <div className={styles.stack}>
        <p className={styles.dimmed}>
          Invited by your employer or your attorney? Use the link in the e-mail you got, or sign in. Employers can
          register their company.
        </p>
        <div className={styles.buttons}>
          <LinkButton to="/login" variant="primary">
            Sign in
          </LinkButton>
          <LinkButton to="/signUp">Register a company</LinkButton>
        </div>
      </div>
    </LoggedOutPage>
  )
}
