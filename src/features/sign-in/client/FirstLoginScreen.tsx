import { call } from '#platform/client/call.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/useForm.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import type { StoredSession } from '../auth-data.ts'
import { passwordsApi, signInApi } from './api.ts'
import { newPasswordErrors } from './checks.ts'
import { LoggedOutPage } from './LoggedOutPage.tsx'
import { NewPasswordFields, usePasswordPolicy } from './NewPasswordFields.tsx'
import { ownerOf, userNameOf } from './person.ts'
import { enterSession, logOut, useSession } from './session.ts'

/** Somebody else typed the password, so it works once: nothing else can be done before an own one is chosen. */
export default function FirstLoginScreen() {
  const session = useSession()
  if (session.phase === 'in') return <FirstPassword session={session.session} />
  return (
    <LoggedOutPage title="Choose your password" intro="Sign in first with the password you were given.">
      <LinkButton to="/login" variant="primary">
        Sign in
      </LinkButton>
    </LoggedOutPage>
  )
}

function FirstPassword({ session }: { session: StoredSession }) {
  const navigate = useNavigateTo()
  const policy = usePasswordPolicy()
  const owner = ownerOf(session)
  const userName = userNameOf(session)

  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    check: (values) => newPasswordErrors(values, owner, policy),
    submit: async (values) => {
      await call(passwordsApi.change, { userId: userName, ...values })
      const ready = await call(signInApi.me, {})
      enterSession(ready)
      navigate(ready.landing)
    },
  })
  const leave = async () => {
    await logOut(userName)
    navigate('/login')
  }
  return (
    <LoggedOutPage
      title="Choose your password"
      intro="Somebody else set the password you signed in with. Choose one that only you know."
      links={false}
    >
      <Form form={form}>
        <TextField
          label="User name"
          name="userName"
          autoComplete="username"
          readOnly
          value={userName}
          onChange={() => {}}
        />
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
          owner={owner}
          policy={policy}
        />
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Save and continue
        </Button>
        <Button variant="link" onClick={() => void leave()}>
          Log out
        </Button>
      </Form>
    </LoggedOutPage>
  )
}
