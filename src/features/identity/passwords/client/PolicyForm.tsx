import { passwordsApi } from '#identity/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { Policy } from '../contract.ts'
import { policyErrors, policyOf, valuesOf } from './policy-values.ts'

export type PolicyFormProps = {
  /** The policy to change; without it a new one is made. */
  policy?: Policy
  onSaved: (policy: Policy) => void
  onCancel: () => void
}

/** One password policy: what a new password must have. */
export function PolicyForm({ policy, onSaved, onCancel }: PolicyFormProps) {
  const save = useCommand(passwordsApi.savePolicy, { refresh: [passwordsApi.policies] })
  const form = useForm({
    initial: valuesOf(policy),
    check: policyErrors,
    submit: async (values) =>
      onSaved(await save.run({ ...policyOf(values), id: policy?.id, version: policy?.version })),
  })
  const applies = policy?.status === 'Active'
  return (
    <Form form={form}>
      <Columns>
        <TextField label="Policy name" required maxLength={60} {...form.field('name')} />
        <SelectField
          label="Status"
          hint={applies ? 'Applies now. To replace it, make another one active.' : 'The one that is active applies.'}
          placeholder={null}
          options={statuses}
          disabled={applies}
          {...form.field('status')}
        />
      </Columns>
      <Columns>
        <TextField
          label="Fewest characters"
          required
          hint="From 8 to 64."
          inputMode="numeric"
          {...form.field('minLength')}
        />
        <TextField
          label="Earlier passwords that may not come back"
          required
          hint="From 5 to 24."
          inputMode="numeric"
          {...form.field('history')}
        />
      </Columns>
      {kinds.map(([name, label]) => (
        <CheckField key={name} label={label} checked={form.values[name]} onChange={(on) => form.set(name, on)} />
      ))}
      <Columns>
        <TextField
          label="Special characters that count"
          maxLength={60}
          disabled={!form.values.requireSpecial}
          {...form.field('specialCharacters')}
        />
        <TextField
          label="Days until a password has to be changed"
          hint="Empty: it does not grow old. Otherwise from 1 to 3650."
          inputMode="numeric"
          {...form.field('maxAgeDays')}
        />
      </Columns>
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {policy ? 'Save' : 'Add policy'}
        </Button>
      </FormActions>
    </Form>
  )
}

const statuses = ['Active', 'Inactive'].map((value) => ({ value, label: value }))
const kinds = [
  ['requireLower', 'A lower-case letter is needed'],
  ['requireUpper', 'An upper-case letter is needed'],
  ['requireDigit', 'A number is needed'],
  ['requireSpecial', 'A special character is needed'],
] as const
