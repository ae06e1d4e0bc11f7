import { commonDetailsApi } from '#identity/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FieldErrors, useForm } from '#ui/fields/use-form.ts'
import type { CommonDetail } from '../contract.ts'

export type DetailFormProps = {
  detail?: CommonDetail
  /** The list a new value goes to; empty for a new list. */
  commonName: string
  /** The place at the end of that list. */
  last: number
  onSaved: (detail: CommonDetail) => void
  onCancel: () => void
}

/** One value of a list. */
export function DetailForm({ detail, commonName, last, onSaved, onCancel }: DetailFormProps) {
  const save = useCommand(commonDetailsApi.save, { refresh: [commonDetailsApi.list] })
  const form = useForm({
    initial: {
      commonName: detail?.commonName ?? commonName,
      value: detail?.value ?? '',
      code: detail?.code ?? '',
      position: String(detail?.position ?? last),
      active: detail?.active ?? true,
    },
    check,
    submit: async ({ position, ...values }) =>
      onSaved(await save.run({ ...values, position: Number(position), id: detail?.id, version: detail?.version })),
  })
  return (
    <Form form={form}>
      <TextField
        label="List"
        required
        hint="Letters, digits and underscores, such as case_type."
        readOnly={commonName !== ''}
        {...form.field('commonName')}
      />
      <TextField label="Value" required maxLength={200} {...form.field('value')} />
      <Columns>
        <TextField
          label="Code"
          hint="What is stored with records, if not the value."
          maxLength={60}
          {...form.field('code')}
        />
        <TextField label="Position" hint="Small numbers come first." inputMode="numeric" {...form.field('position')} />
      </Columns>
      <CheckField
        label="Active: offered in lists"
        checked={form.values.active}
        onChange={(active) => form.set('active', active)}
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {detail ? 'Save' : 'Add value'}
        </Button>
      </FormActions>
    </Form>
  )
}

type Values = { commonName: string; value: string; code: string; position: string; active: boolean }

function check({ commonName, value, position }: Values): FieldErrors<Values> {
  return {
    ...(!/^\w+$/.test(commonName.trim()) && { commonName: 'Letters, digits and underscores only.' }),
    ...(!commonName.trim() && { commonName: 'Field is required' }),
    ...(!value.trim() && { value: 'Field is required' }),
    ...(!/^\d{1,6}$/.test(position.trim()) && { position: 'A whole number from 0 to 999999.' }),
  }
}
