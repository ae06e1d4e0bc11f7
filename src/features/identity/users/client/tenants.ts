import { operationNamed } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import type { Option } from '#ui/fields/SelectField.tsx'
import type { UserRow } from '../records.ts'

const MOST_OFFERED = 200

type Asked = { limit?: number; search?: string }
type Offered = { items: { id: number; name: string }[]; next: string | null }

/** The tenants themselves stand above the users. */
export const companyList = operationNamed<Asked, Offered>('companies.list')
export const lawFirmList = operationNamed<Asked, Offered>('lawFirms.list')

/** Companies or law firms to choose from; where there are too many for a list, a search narrows them. */
export function useTenants(kind: 'company' | 'lawFirm', { enabled, search }: { enabled: boolean; search?: string }) {
  const asked = { limit: MOST_OFFERED, search: search?.trim() || undefined }
  const companies = useOperation(companyList, asked, { enabled: enabled && kind === 'company' })
  const lawFirms = useOperation(lawFirmList, asked, { enabled: enabled && kind === 'lawFirm' })
  const page = kind === 'company' ? companies.items : lawFirms.items
  const options = (page?.items ?? []).map(({ id, name }): Option => ({ value: String(id), label: name }))
  return { options, tooMany: page?.next != null }
}

/** The companies of the rows on screen can always be chosen, however many there are. */
export function withCompaniesOf(rows: readonly UserRow[], options: readonly Option[]): Option[] {
  const known = new Map(options.map(({ value, label }) => [value, label]))
  for (const { companyId, companyName } of rows)
    if (companyId !== null && companyName) known.set(String(companyId), companyName)
  return [...known].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
