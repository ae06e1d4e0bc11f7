import { useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import { SentMail } from './SentMail.tsx'

export default function ForgotUserNameScreen() {
  const [sent, setSent] = useState<string>()
  const form = useForm({
    initial: { emailId: '' },
    check: required('emailId'),
    submit: async ({ emailId }) => setSent((await call(passwordsApi.forgotUserName, { emailId })).message),
  })
  if (sent) return <SentMail message={sent} again={() => setSent(undefined)} />
  return (
    <LoggedOutPage
      title="Forgot your user name?"
      intro="We send the user names that belong to your e-mail address to that address."
    >
      <Form form={form}>
        <TextField
          label="E-mail address"
          type="email"
          required
          autoComplete="email"
          autoFocus
          {...form.field('emailId')}
        />
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Send my user name
        </Button>
      </Form>
    </LoggedOutPage>
  )
}
