import { passwordsApi } from '#identity/client/api.ts'
import { userNameOf } from '#identity/sessions/client/person.ts'
import styles from '#identity/sessions/client/profile.module.css'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { newPasswordErrors, ownerOf } from './checks.ts'
import { NewPasswordFields, usePasswordPolicy } from './NewPasswordForm.tsx'

/** /staticui/setpassword: the own password, changed by somebody who knows the current one. */
export default function SetPasswordScreen() {
  const session = useSignedIn()
  const userName = userNameOf(session)
  const changes = useOperation(passwordsApi.changes, { userId: userName })
  const latest = changes.items?.items[0]?.changedAt
  return (
    <div className={styles.page}>
      <PageHeader
        title="Change password"
        standing={latest ? `Last changed ${howLongAgo(latest)}.` : 'Choose a password that you use nowhere else.'}
      />
      <Card title="Choose a new one">
        <ChangeForm />
      </Card>
      <Card title="Earlier changes">
        {changes.items ? (
          <ChangeDates dates={changes.items.items.map(({ changedAt }) => changedAt)} />
        ) : changes.error ? (
          <ErrorState message={changes.error.message} onRetry={() => void changes.reload()} />
        ) : (
          <Loading lines={3} />
        )}
      </Card>
    </div>
  )
}

function ChangeForm() {
  const session = useSignedIn()
  const policy = usePasswordPolicy()
  const toast = useToast()
  const owner = ownerOf(session)
  const change = useCommand(passwordsApi.change, { refresh: [passwordsApi.changes] })
  const form = useForm({
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    check: (values) => ({ ...required('currentPassword')(values), ...newPasswordErrors(values, owner, policy) }),
    submit: async (values) => {
      await change.run({ userId: userNameOf(session), ...values })
      form.reset()
      toast('Your password has been changed.', { kind: 'success' })
    },
  })
  return (
    <Form form={form}>
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
        owner={owner}
        policy={policy}
      />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Change password
        </Button>
      </FormActions>
    </Form>
  )
}

function ChangeDates({ dates }: { dates: string[] }) {
  if (dates.length === 0) return <p className={styles.dimmed}>The password has not been changed yet.</p>
  return (
    <ol className={styles.dates}>
      {dates.map((date) => (
        <li key={date}>
          <time dateTime={date}>{showMoment(date)}</time>
        </li>
      ))}
    </ol>
  )
}
