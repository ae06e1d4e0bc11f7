import { roleIds } from '#features/roles/policy.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FormState } from '#ui/fields/useForm.ts'
import { usersApi } from './api.ts'
import { type Tenant, useTenants } from './use-user-keeping.ts'
import type { Asked, UserValues } from './user-values.ts'

type Part = { form: FormState<UserValues> }

/** Where the user belongs, when whoever creates it works over all tenants. */
export function TenantFields({ form, asked }: Part & { asked: Asked }) {
  const { companies, lawFirms } = useTenants(asked.company || asked.lawFirm)
  if (asked.company)
    return (
      <SelectField label="Company" required searchable options={companies.map(asOption)} {...form.field('companyId')} />
    )
  if (asked.lawFirm)
    return (
      <SelectField label="Law firm" required searchable options={lawFirms.map(asOption)} {...form.field('lawFirmId')} />
    )
  return null
}

/** Whom an attorney's assistant assists. */
export function AttorneyField({ form, lawFirmId }: Part & { lawFirmId: number | undefined }) {
  const firm = lawFirmId ?? (Number(form.values.lawFirmId) || undefined)
  const { items } = useOperation(usersApi.list, { roleId: roleIds.attorney, lawFirmId: firm, limit: 200 })
  const options = (items?.items ?? []).map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`,
  }))
  return (
    <SelectField
      label="Assists"
      hint="Sees what this attorney sees."
      options={options}
      {...form.field('assistsUserId')}
    />
  )
}

const asOption = ({ id, name }: Tenant) => ({ value: String(id), label: name })
