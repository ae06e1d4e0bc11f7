import { auditExportsApi, auditTrailApi, usersApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { FigureShown } from '#platform/client/FigureShown.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { asking, type TableState } from '#ui/table/tableState.ts'
import { auditListColumns } from '../columns.ts'
import type { AuditEvent } from '../contract.ts'
import styles from './audit.module.css'
import { EventDialog, whoOf } from './EventDialog.tsx'
import { differences, subjectInWords } from './words.ts'

/** /auditTrail: who did what, when, and what it changed. */
export default function AuditTrailScreen() {
  const { state, setState, kept } = useTableSettings('auditTrail')
  const figure = new URLSearchParams(window.location.search).get('figure')
  const events = useList(auditTrailApi.list, state, figure ? { figure } : {})
  const reading = useDialog<AuditEvent>()
  const onlyUser = ({ userId }: AuditEvent) =>
    setState(asking(state, { filters: { ...state.filters, userId: String(userId ?? '') } }))
  return (
    <>
      <PageHeader title="Audit Trail" standing="Every change, newest first. Nobody can edit or delete an entry." />
      {figure && <FigureShown of="Audit Trail" figure={figure} listPath={window.location.pathname} />}
      <AuditFilters state={state} onState={setState} onScreen={events.items?.items ?? []} />
      <DataTable
        label="Events"
        columns={columnsOf(onlyUser)}
        rowKey={({ tenant, seq }) => `${tenant} ${seq}`}
        page={events.items}
        loading={events.loading}
        error={events.error ?? undefined}
        onRetry={() => void events.reload()}
        state={state}
        onState={setState}
        kept={kept}
        onOpen={reading.open}
        toolbar={<ExportButton of={auditExportsApi.auditTrail} input={events.input} />}
        empty={{ title: 'Nothing on record yet', text: 'What people do appears here.' }}
      />
      <EventDialog opened={reading.opened} event={reading.subject} onClose={reading.close} />
    </>
  )
}

function columnsOf(onlyUser: (event: AuditEvent) => void): Column<AuditEvent>[] {
  return screenColumns(auditListColumns, {
    operation: {},
    subject: { title: 'Subject', cell: ({ subject }) => subjectInWords(subject) },
    changes: { cell: ({ before, after }) => fieldsOf(before, after) },
    userId: {
      cell: (event) =>
        event.userId === null ? (
          whoOf(event)
        ) : (
          <Button variant="link" title="Show only this user" onClick={() => onlyUser(event)}>
            {whoOf(event)}
          </Button>
        ),
    },
    at: { title: 'When', width: '160px', cell: ({ at }) => <span title={at}>{showMoment(at)}</span> },
    ip: { title: 'Address', hidden: true },
    tenant: { hidden: true },
  })
}

const MOST_NAMED = 3

function fieldsOf(before: unknown, after: unknown): string {
  const fields = differences(before, after).map(({ field }) => field)
  const rest = fields.length - MOST_NAMED
  return fields.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

type AuditFiltersProps = {
  state: TableState
  onState: (state: TableState) => void
  onScreen: readonly AuditEvent[]
}

/** When, who and what. */
function AuditFilters({ state, onState, onScreen }: AuditFiltersProps) {
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
