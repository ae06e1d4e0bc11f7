import { useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import { SentMail } from './SentMail.tsx'

/** Asks for the one-time link by which a password is set. The answer does not tell whether the account exists. */
export function AskForLink({ title, userName = '' }: { title: string; userName?: string }) {
  const [sent, setSent] = useState<string>()
  const form = useForm({
    initial: { userId: userName },
    check: required('userId'),
    submit: async ({ userId }) => setSent((await call(passwordsApi.requestReset, { userId })).message),
  })
  if (sent) return <SentMail message={sent} again={() => setSent(undefined)} />
  return (
    <LoggedOutPage title={title} intro="We send a link to your e-mail address. With it you choose a new password.">
      <Form form={form}>
        <TextField
          label="User name"
          hint="Usually your e-mail address at work."
          required
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...form.field('userId')}
        />
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Send the link
        </Button>
      </Form>
    </LoggedOutPage>
  )
}
