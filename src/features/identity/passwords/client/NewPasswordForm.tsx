import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FormState, useForm } from '#ui/fields/use-form.ts'
import { newPasswordErrors, type Owner } from './checks.ts'
import { NewPasswordFields, usePasswordPolicy } from './NewPasswordFields.tsx'

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
