import { myAccountApi, sessionsApi } from '#identity/client/api.ts'
import { ChoicesCard } from '#identity/notifications/client/ChoicesCard.tsx'
import { SecondFactorCard } from '#identity/second-factors/client/SecondFactorCard.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import styles from '#identity/sessions/client/profile.module.css'
import { SessionsCard } from '#identity/sessions/client/SessionsCard.tsx'
import { enterSession, useSignedIn } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch.tsx'
import { useToast } from '#ui/toasts.tsx'

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

type OwnProfile = RefOutput<typeof myAccountApi.ownProfile>

function OwnDetailsCard() {
  const profile = useOperation(myAccountApi.ownProfile, {})
  return (
    <Card title="Your details">
      {profile.items ? (
        <DetailsForm key={profile.items.version} profile={profile.items} />
      ) : profile.error ? (
        <ErrorState message={profile.error.message} onRetry={() => void profile.reload()} />
      ) : (
        <Loading lines={4} />
      )}
    </Card>
  )
}

function DetailsForm({ profile }: { profile: OwnProfile }) {
  const toast = useToast()
  const update = useCommand(myAccountApi.updateOwnProfile, { refresh: [myAccountApi.ownProfile] })
  const { firstName, middleName, lastName, version } = profile
  const form = useForm({
    initial: { firstName, middleName, lastName },
    check: required('firstName', 'lastName'),
    submit: async (values) => {
      const { message } = await update.run({ ...values, version })
      toast(message, { kind: 'success' })
      // The top bar shows the name as well.
      enterSession(await call(sessionsApi.me, {}))
    },
  })
  const fixed = () => {}
  return (
    <Form form={form}>
      <Columns>
        <TextField label="First name" required autoComplete="given-name" maxLength={100} {...form.field('firstName')} />
        <TextField label="Middle name" autoComplete="additional-name" maxLength={100} {...form.field('middleName')} />
        <TextField label="Last name" required autoComplete="family-name" maxLength={100} {...form.field('lastName')} />
      </Columns>
      <Columns>
        <TextField
          label="E-mail address"
          readOnly
          value={profile.email}
          onChange={fixed}
          hint="Your administrator can change it."
        />
        {profile.userName !== profile.email && (
          <TextField label="User name" readOnly value={profile.userName} onChange={fixed} hint="You sign in with it." />
        )}
      </Columns>
      <FormActions>
        <Button type="submit" variant="primary" loading={form.submitting} disabled={!form.changed}>
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
