import { auditTrailApi, usersApi } from '#identity/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { asking, type TableState } from '#ui/table/tableState.ts'
import type { AuditEvent } from '../contract.ts'
import styles from './audit.module.css'

type AuditFiltersProps = {
  state: TableState
  onState: (state: TableState) => void
  onScreen: readonly AuditEvent[]
}

/** When, who and what. */
export function AuditFilters({ state, onState, onScreen }: AuditFiltersProps) {
  const { items: users } = useOperation(usersApi.list, { limit: 200 })
  const { items: known } = useOperation(auditTrailApi.operations, {})
  const field = (name: string) => ({
    value: state.filters[name] ?? '',
    onChange: (value: string) => onState(asking(state, { filters: { ...state.filters, [name]: value } })),
  })
  const people = new Map(
    onScreen.flatMap(({ userId, userName, who }) => {
      const name = userName ?? who
      return userId && name ? [[String(userId), name] as const] : []
    }),
  )
  for (const { id, userName } of users?.items ?? []) people.set(String(id), userName)
  // What an earlier release did is on the screen, but not among what can be done now.
  const operations = new Map([...(known?.items ?? []), ...onScreen].map(({ operation, words }) => [operation, words]))
  return (
    <search className={styles.filters} aria-label="Filter the audit trail" data-print="none">
      <DateField label="From" {...field('from')} />
      <DateField label="To" {...field('to')} />
      <SelectField label="User" placeholder="Everybody" searchable options={sorted([...people])} {...field('userId')} />
      <SelectField
        label="What"
        placeholder="Everything"
        searchable
        options={sorted([...operations])}
        {...field('operation')}
      />
    </search>
  )
}

const sorted = (pairs: [value: string, label: string][]) =>
  pairs.map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'en'))
