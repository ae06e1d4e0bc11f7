import { hasForbiddenCharacter } from '#formats/codes.ts'
import { isBuiltInRole } from '#formats/roles.ts'
import { rolesApi } from '#identity/client/api.ts'
import { operationNamed } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FieldErrors, useForm } from '#ui/fields/use-form.ts'
import type { Role } from '../contract.ts'
import { followRights, rightsReads } from './follow-rights.ts'
import { scopeWords } from './words.ts'

export type RoleFormProps = {
  /** The role to change; without it a new one is made. */
  role?: Role
  onSaved: (role: Role) => void
  onCancel: () => void
}

/** One role: its name, what its users see and where they land. */
export function RoleForm({ role, onSaved, onCancel }: RoleFormProps) {
  const save = useCommand(rolesApi.save, { refresh: rightsReads })
  const companies = useOperation(companiesToChoose, { limit: 200 })
  const form = useForm({
    initial: initialOf(role),
    check,
    submit: async (values) => {
      const saved = await save.run({ ...inputOf(values), id: role?.id, version: role?.version })
      onSaved(saved)
      await followRights()
    },
  })
  const builtIn = role !== undefined && isBuiltInRole(role.id)
  return (
    <Form form={form}>
      <Columns>
        <TextField label="Role name" required maxLength={60} {...form.field('name')} />
        <SelectField label="Status" placeholder={null} options={statuses} {...form.field('status')} />
      </Columns>
      <TextField label="Description" maxLength={500} {...form.field('description')} />
      <TextAreaField label="Long description" maxLength={2000} rows={3} {...form.field('longDescription')} />
      <Columns>
        <SelectField
          label="What its users see"
          hint={builtIn ? 'Fixed: this role belongs to the product.' : 'Fixed once the role has users.'}
          placeholder={null}
          options={scopes}
          disabled={builtIn}
          {...form.field('scope')}
        />
        <TextField
          label="Start page"
          hint="The path they land on after signing in."
          placeholder="/welcome"
          {...form.field('landing')}
        />
      </Columns>
      <Columns>
        <TextField label="Department" maxLength={100} {...form.field('department')} />
        <SelectField
          label="Company"
          hint="If the role was made for one company."
          placeholder="Every company"
          options={(companies.items?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('companyId')}
        />
      </Columns>
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {role ? 'Save' : 'Add role'}
        </Button>
      </FormActions>
    </Form>
  )
}

/** The companies stand above the roles. */
export const companiesToChoose = operationNamed<{ limit?: number }, { items: { id: number; name: string }[] }>(
  'companies.list',
)

type Values = ReturnType<typeof initialOf>

const initialOf = (role: Role | undefined) => ({
  name: role?.name ?? '',
  status: (role?.status ?? 'Active') as string,
  description: role?.description ?? '',
  longDescription: role?.longDescription ?? '',
  scope: (role?.scope ?? 'company') as string,
  landing: role?.landing ?? '/welcome',
  department: role?.department ?? '',
  companyId: String(role?.companyId ?? ''),
})

// The lists offer nothing else.
const inputOf = ({ status, scope, companyId, ...values }: Values) => ({
  ...values,
  companyId: companyId === '' ? null : Number(companyId),
  status: status as Role['status'],
  scope: scope as Role['scope'],
})

function check({ name, landing }: Values): FieldErrors<Values> {
  return {
    ...(!name.trim() && { name: 'Field is required' }),
    ...(hasForbiddenCharacter(name) && { name: 'A role name may not contain $ ! & = or -.' }),
    ...(!/^\/[\w/]*$/.test(landing.trim()) && { landing: 'A path begins with a slash, such as /welcome.' }),
  }
}

const statuses = ['Active', 'Inactive'].map((value) => ({ value, label: value }))
const scopes = Object.entries(scopeWords).map(([value, label]) => ({ value, label }))
