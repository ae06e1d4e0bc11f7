import { useState } from 'react'
import { employeeExportsApi, employeesApi } from '#desk/client/api.ts'
import { renewalsWords } from '#desk/dashboards/ending-words.ts'
import { showMonth } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTenants } from '#identity/users/client/tenants.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { pageOf } from '#parties/people/client/words.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { useAddressFilters } from '#ui/address-filters.ts'
import { Button } from '#ui/Button.tsx'
import { BulkDialog } from '#ui/dialogs/BulkDialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useInHistory } from '#ui/in-history.ts'
import { FilterChips, FilterChoice } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { SelectionBar } from '#ui/table/SelectionBar.tsx'
import { asking, tableStart } from '#ui/table/tableState.ts'
import { today } from '#ui/today.ts'
import type { Counts, EmployeeRow, Standing } from '../records.ts'
import { lightOf, lightWords, notOpened } from '../rules.ts'
import styles from './employees.module.css'
import { listed } from './listed.ts'
import { rosterColumns } from './roster-columns.tsx'
import { nameOf } from './standing-cells.tsx'
import { useOpenRenewals } from './use-open-renewals.tsx'

const FILTERS = ['within', 'status', 'attorneyId', 'ends', 'companyId', 'show'] as const
const YEAR = '365'

/** /visaCareRoster: everybody by the month of what ends first, and what is done about it. */
export default function RosterScreen() {
  const viewer = useViewer()
  const { filters, set, clear, isSet } = useAddressFilters(FILTERS)
  const acrossCompanies = viewer.companyId === null
  const within = filters.within || YEAR
  const asked = { ...filters, within: within === 'all' ? '' : within }
  const [state, setState] = useInHistory('roster', tableStart({ sort: 'until', limit: 100 }))
  const list = useList(employeesApi.list, { ...state, filters: asked })
  const companyId = filters.companyId ? Number(filters.companyId) : undefined
  const counts = useOperation(employeesApi.counts, { companyId })
  const companies = useTenants('company', { enabled: acrossCompanies })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const deciding = useDialog<readonly EmployeeRow[]>()
  const reload = () => {
    setSelected(new Set())
    void Promise.all([list.reload(), counts.reload()])
  }
  const renewals = useOpenRenewals({ onDone: reload })
  const rows = list.items?.items ?? []
  const ticked = rows.filter(({ id }) => selected.has(String(id)))
  const without = ticked.filter((row) => notOpened(row, today()) === undefined)
  const selection = { selected, onChange: setSelected }
  // Who comes from home to open what is missing finds it ticked.
  const [tickFirst, setTickFirst] = useState(() => new URLSearchParams(window.location.search).has('tick'))
  if (tickFirst && list.items) {
    setTickFirst(false)
    const missing = rows.filter((row) => lightOf(row, today()) === 'red' && notOpened(row, today()) === undefined)
    setSelected(new Set(missing.map(({ id }) => String(id))))
  }
  const choose = (changed: Parameters<typeof set>[0]) => {
    setSelected(new Set())
    setState(asking(state, {}))
    set(changed)
  }
  const inMonth = (month: string) => rows.filter((row) => monthOf(row) === month).length
  return (
    <div className={styles.page}>
      <PageHeader
        title="Work authorization"
        standing={counts.items && standingOf(counts.items)}
        action={<ExportButton of={employeeExportsApi.roster} input={list.input} />}
      />
      <FilterChips
        label="Work authorization"
        onClear={isSet ? clear : undefined}
        end={
          <ul className={styles.legend} aria-label="What the lights mean">
            {(['red', 'amber', 'gray'] as const).map((light) => (
              <li key={light} className={styles.until} data-light={light}>
                <i aria-hidden />
                {lightWords[light]}
              </li>
            ))}
          </ul>
        }
      >
        <FilterChoice
          label="Ends"
          value={within}
          options={[
            { value: '60', label: 'within 60 days' },
            { value: '180', label: 'within 180 days' },
            { value: YEAR, label: 'in the next 12 months' },
            { value: 'all', label: 'at any time' },
          ]}
          onChange={(value) => choose({ within: value || (within === YEAR ? 'all' : '') })}
        />
        {acrossCompanies && (
          <FilterChoice
            label="Company"
            value={filters.companyId}
            options={companies.options}
            onChange={(value) => choose({ companyId: value })}
          />
        )}
        <FilterChoice
          label="Status"
          value={filters.status}
          options={(counts.items?.statuses ?? []).map((value) => ({ value, label: value }))}
          onChange={(value) => choose({ status: value })}
        />
        <FilterChoice
          label="Attorney"
          value={filters.attorneyId}
          options={(counts.items?.attorneys ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => choose({ attorneyId: value })}
        />
        <FilterChoice
          label="What ends"
          value={filters.ends}
          options={[
            { value: 'card', label: 'Work permit' },
            { value: 'stay', label: 'Petition or I-94' },
          ]}
          onChange={(value) => choose({ ends: value })}
        />
        <FilterChoice
          label="Renewal"
          value={filters.show}
          options={[{ value: 'mustStop', label: 'not opened, 60 days or less' }]}
          onChange={(value) => choose({ show: value })}
        />
      </FilterChips>
      <DataTable<EmployeeRow>
        plain
        label="Work authorization"
        columns={rosterColumns({ acrossCompanies, onOpen: (row) => renewals.open([row]) })}
        rowKey={({ id }) => String(id)}
        rowLabel={nameOf}
        rowHref={pageOf}
        groupOf={(row) => ({
          key: monthOf(row),
          title: (
            <>
              {row.workUntil === null ? 'No end date on record' : showMonth(row.workUntil)}
              <span>{counted(inMonth(monthOf(row)), 'person', 'people')}</span>
            </>
          ),
        })}
        selection={selection}
        selectionBar={
          <SelectionBar selection={selection} names={ticked.map(nameOf)}>
            <Button size="small" onClick={() => deciding.open(ticked)}>
              None needed…
            </Button>
            {without.length > 0 && (
              <Button size="small" variant="primary" onClick={() => renewals.open(ticked)}>
                Open {counted(without.length, 'renewal')}
              </Button>
            )}
          </SelectionBar>
        }
        {...listed(list, [state, setState], { isSet, asked, clear })}
        empty={{ title: 'Nothing ends in this time', text: 'Choose a longer time to see what ends later.' }}
      />
      {renewals.dialog}
      {deciding.subject && (
        <NoneNeededDialog
          key={deciding.turn}
          opened={deciding.opened}
          rows={deciding.subject}
          onClose={deciding.close}
          onDone={reload}
        />
      )}
    </div>
  )
}

const monthOf = ({ workUntil }: EmployeeRow): string => workUntil?.slice(0, 7) ?? ''

const standingOf = ({ endsSoon, mustStop }: Counts): string => renewalsWords(endsSoon, mustStop)

type NoneNeededDialogProps = {
  opened: boolean
  rows: readonly Standing[]
  onClose: () => void
  onDone: () => void
}

/** Who decides that nothing has to be renewed says why; it stands in the roster with the name. */
function NoneNeededDialog({ opened, rows, onClose, onDone }: NoneNeededDialogProps) {
  const decide = useCommand(employeesApi.noneNeeded)
  const [reason, setReason] = useState('')
  const [first] = rows
  return (
    <BulkDialog
      opened={opened}
      title={rows.length === 1 && first ? `No renewal for ${nameOf(first)}?` : `No renewal for ${rows.length} people?`}
      confirmLabel="None needed"
      ready={reason.trim() !== ''}
      rows={rows.map((row) => ({ key: String(row.id), label: nameOf(row) }))}
      run={async (id) => {
        await decide.run({ id: Number(id), reason })
        return 'None needed'
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <p>What ends next is taken off everybody’s to-do list. Your name and the reason stand in the roster.</p>
      <TextField
        label="Reason"
        required
        maxLength={300}
        hint="For example: leaves on 01-31-2027."
        value={reason}
        onChange={setReason}
      />
    </BulkDialog>
  )
}
