import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../Button.tsx'
import { OfflineBanner } from '../dialogs/offline.tsx'
import { Form } from '../fields/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useForm } from '../fields/use-form.ts'
import { Link } from '../navigation.tsx'
import { SignedOutPage } from '../shell/SignedOutPage.tsx'
import { UiProvider } from '../UiProvider.tsx'
import { Gallery } from './Gallery.tsx'

/** Every part of the design system in its states, for development and for the browser checks; never part of a build. */
function Root() {
  const [path, setPath] = useState('/visaCareManageCase')
  const signedOut = new URLSearchParams(window.location.search).has('signed-out')
  return (
    <StrictMode>
      <UiProvider navigate={setPath}>{signedOut ? <SignInSample /> : <Gallery path={path} />}</UiProvider>
    </StrictMode>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Root />)

function SignInSample() {
  const form = useForm({
    initial: { userId: '', password: '' },
    check: ({ userId }) => (userId ? {} : { userId: 'Field is required' }),
    submit: () => {},
  })
  return (
    <SignedOutPage
      title="Sign in"
      intro="Use the user id your employer or attorney gave you."
      banner={<OfflineBanner shown />}
      footer={
        <>
          <Link to="/forgotusername">Forgot user name?</Link>
          <Link to="/passwordchange">Forgot password?</Link>
          <Link to="/signUp">Register a company</Link>
        </>
      }
    >
      <Form form={form}>
        <TextField label="User id" autoComplete="username" required {...form.field('userId')} />
        <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
        <Button type="submit" variant="primary" wide>
          Sign in
        </Button>
      </Form>
    </SignedOutPage>
  )
}
