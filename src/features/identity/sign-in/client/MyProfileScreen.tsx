import { ChoicesCard } from '#identity/notifications/client/ChoicesCard.tsx'
import { SecondFactorCard } from '#identity/second-factors/client/SecondFactorCard.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import styles from '#identity/sessions/client/profile.module.css'
import { SessionsCard } from '#identity/sessions/client/SessionsCard.tsx'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch.tsx'
import { OwnDetailsCard } from './OwnDetailsCard.tsx'

/** The own account: who I am here, how I sign in, and how the product looks to me. */
export default function MyProfileScreen() {
  const session = useSignedIn()
  const { name, roleName, companyName } = personOf(session)
  const standing = [name, roleName, companyName].filter(Boolean).join(' · ')
  // Until a required second factor is there, the server answers nothing else.
  if (session.secondFactorMissing) {
    return (
      <div className={styles.page}>
        <PageHeader title="My Profile" standing={standing} />
        <Note kind="warning">
          Your role needs a second factor. Set up an authenticator app or a passkey here; then you can go on.
        </Note>
        <SecondFactorCard />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader title="My Profile" standing={standing} />
      <OwnDetailsCard />
      <SecondFactorCard />
      <Card title="Your password" actions={<LinkButton to="/staticui/setpassword">Change password</LinkButton>}>
        <p className={styles.dimmed}>Choose one that you use nowhere else. Changing it asks for the current one.</p>
      </Card>
      <ChoicesCard />
      <SessionsCard session={session} />
      <Card title="Appearance">
        <ThemeSwitch />
      </Card>
    </div>
  )
}
