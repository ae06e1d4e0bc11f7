import { useEffect, useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { call } from '#platform/client/call.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import type { BoundField } from '#ui/fields/use-form.ts'
import { defaultPasswordPolicy, type PasswordPolicy } from '../passwords.ts'
import { type Owner, passwordHints } from './checks.ts'

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
