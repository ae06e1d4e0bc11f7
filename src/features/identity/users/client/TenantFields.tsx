import { useState } from 'react'
import { Role } from '#formats/roles.ts'
import { usersApi } from '#identity/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { FormState } from '#ui/fields/use-form.ts'
import { useTenants } from './tenants.ts'
import type { Asked, UserValues } from './user-values.ts'

type Part = { form: FormState<UserValues> }

/** Where the user belongs, when whoever creates it works over all tenants. */
export function TenantFields({ form, asked }: Part & { asked: Asked }) {
  if (asked.company) return <TenantField kind="company" label="Company" {...form.field('companyId')} />
  if (asked.lawFirm) return <TenantField kind="lawFirm" label="Law firm" {...form.field('lawFirmId')} />
  return null
}

type TenantFieldProps = {
  kind: 'company' | 'lawFirm'
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string
}

function TenantField({ kind, ...field }: TenantFieldProps) {
  const [search, setSearch] = useState('')
  const { options, tooMany } = useTenants(kind, { enabled: true, search })
  return (
    <>
      {(tooMany || search !== '') && (
        <TextField
          label={`Find ${field.label.toLowerCase()}`}
          hint="Type the beginning of its name; the list below follows."
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
      )}
      <SelectField required searchable options={options} {...field} />
    </>
  )
}

/** Whom an attorney's assistant assists. */
export function AttorneyField({ form, lawFirmId }: Part & { lawFirmId: number | undefined }) {
  const firm = lawFirmId ?? (Number(form.values.lawFirmId) || undefined)
  const { items } = useOperation(usersApi.list, { roleId: Role.attorney, lawFirmId: firm, limit: 200 })
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
