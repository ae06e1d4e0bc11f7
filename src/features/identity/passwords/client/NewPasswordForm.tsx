import { type ReactNode, useEffect, useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type BoundField, type FormState, useForm } from '#ui/fields/use-form.ts'
import { defaultPasswordPolicy, type PasswordPolicy } from '../passwords.ts'
import { newPasswordErrors, type Owner, passwordHints } from './checks.ts'

type NewPassword = { password: string; confirmPassword: string }

type NewPasswordFormProps = {
  /** Stands there so that the browser's own store of passwords learns the account's name. */
  userName: string
  owner: Owner
  submit: (values: NewPassword) => Promise<void>
  submitLabel: string
  /** Further buttons below. */
  children?: ReactNode
}

/** The new password of a known account, outside the product's frame. */
export function NewPasswordForm({ userName, owner, submit, submitLabel, children }: NewPasswordFormProps) {
  const policy = usePasswordPolicy()
  const form: FormState<NewPassword> = useForm({
    initial: { password: '', confirmPassword: '' },
    check: (values) => newPasswordErrors(values, owner, policy),
    submit,
  })
  return (
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
        {submitLabel}
      </Button>
      {children}
    </Form>
  )
}

export type NewPasswordFieldsProps = {
  password: BoundField<string>
  confirmation: BoundField<string>
  owner: Owner
  policy: PasswordPolicy
}

/** A new password, typed twice, with the rules ticked while typing. */
export function NewPasswordFields({ password, confirmation, owner, policy }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hints={passwordHints(password.value, owner, policy)}
        {...password}
      />
      <PasswordField label="Confirm new password" required autoComplete="new-password" {...confirmation} />
    </>
  )
}

/** The active policy; until it has arrived, or when it cannot, the default one. The server decides in the end. */
export function usePasswordPolicy(): PasswordPolicy {
  const [policy, setPolicy] = useState(defaultPasswordPolicy)
  useEffect(() => {
    const asking = new AbortController()
    call(passwordsApi.policies, { status: 'Active' }, { signal: asking.signal }).then(
      ({ items }) => setPolicy(items[0] ?? defaultPasswordPolicy),
      () => {},
    )
    return () => asking.abort()
  }, [])
  return policy
}
