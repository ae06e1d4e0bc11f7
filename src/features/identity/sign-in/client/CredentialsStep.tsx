import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { signInApi } from '#identity/client/api.ts'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { browserNameAndVersion } from '#identity/sessions/client/browser.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { leaveSession, useSession } from '#identity/sessions/client/session.ts'
import { signInGreeting } from '#identity/sessions/client/sign-in-greeting.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import type { Pending } from './SecondFactorStep.tsx'

export type CredentialsStepProps = {
  /** Why the person is back at this step. */
  notice?: string
  onPending: (pending: Pending) => void
  onEntered: (session: StoredSession) => void
}

const refused: ReadonlySet<string> = new Set(['LOGIN_ERROR', 'SWITCHED_OFF'])

export function CredentialsStep({ notice, onPending, onEntered }: CredentialsStepProps) {
  const session = useSession()
  const [welcome] = useState(signInGreeting.current)
  const [problem, setProblem] = useState<string>()
  const closed = session.phase === 'out' ? (session.notice ?? undefined) : undefined

  const form = useForm({
    initial: { userId: welcome?.userName ?? '', password: welcome?.password ?? '' },
    check: required('userId', 'password'),
    submit: async ({ userId, password }) => {
      try {
        const answer = await call(signInApi.login, {
          userId,
          password,
          browserNameAndVersion: browserNameAndVersion(),
        })
        if ('secondFactor' in answer) onPending(answer.secondFactor)
        else onEntered(answer)
      } catch (error) {
        if (!(error instanceof CallFailed) || !refused.has(error.code)) throw error
        form.set('password', '')
        // The dialog gives the focus back to where it was: at the password, ready to be typed again.
        document.querySelector<HTMLInputElement>('input[name="password"]')?.focus()
        setProblem(error.message)
      }
    },
  })
  // Whoever has just opened the account is not asked to type it again; a second factor is asked for as ever.
  const [chosen] = useState(signInGreeting.takePassword)
  const begun = useRef(false)
  useEffect(() => {
    if (chosen === undefined || begun.current) return
    begun.current = true
    void form.submit()
  })
  const dismiss = () => {
    setProblem(undefined)
    if (closed) leaveSession()
  }
  return (
    <LoggedOutPage title="Sign in" intro="Welcome to VisaCare. Use the user name from your invitation.">
      <Form form={form}>
        {welcome && <Note kind="success">{welcome.text}</Note>}
        {notice && <Note>{notice}</Note>}
        <TextField
          label="User name"
          required
          autoComplete="username"
          inputMode="email"
          autoFocus={!welcome}
          {...form.field('userId')}
        />
        <PasswordField label="Password" required autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Sign In
        </Button>
      </Form>
      <AlertText text={problem ?? closed} onClose={dismiss} />
    </LoggedOutPage>
  )
}

// Fetched when there is something to say: most people sign in without ever seeing it.
const NoticeDialog = lazy(async () => ({ default: (await import('#ui/dialogs/NoticeDialog.tsx')).NoticeDialog }))

/** The product's own dialog where the specification has a browser alert. */
export function AlertText({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  const [needed, setNeeded] = useState(false)
  if (text !== undefined && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <NoticeDialog text={text} onClose={onClose} />
    </Suspense>
  )
}
