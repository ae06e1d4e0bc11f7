import { useState } from 'react'
import { sidesOf } from '#case-file/cases/policy.ts'
import { fiveSteps } from '#case-types/status/five-steps.ts'
import { employeesApi } from '#desk/client/api.ts'
import { renewalsWords } from '#desk/dashboards/ending-words.ts'
import { counted } from '#formats/words.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTenants } from '#identity/users/client/tenants.ts'
import { personExportsApi } from '#parties/client/api.ts'
import { PeopleBulkButtons, usePeopleBulk } from '#parties/people/client/PeopleBulk.tsx'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { pageOf } from '#parties/people/client/words.ts'
import { createsPeople, invitesPeople, yearsBetween } from '#parties/people/rules.ts'
import { FigureChip } from '#platform/client/FigureShown.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useList } from '#platform/client/use-list.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { useAddressFilters } from '#ui/address-filters.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconChevronDown, IconChevronRight, IconUpload, IconUserPlus } from '#ui/icons.ts'
import { useInHistory } from '#ui/in-history.ts'
import { ChipDivider, FilterChip, FilterChips, FilterChoice } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { SearchBox } from '#ui/table/SearchBox.tsx'
import { SelectionBar } from '#ui/table/SelectionBar.tsx'
import { asking, tableStart } from '#ui/table/tableState.ts'
import { today } from '#ui/today.ts'
import type { Counts, EmployeeRow, Standing } from '../records.ts'
import { nextStepOf, statusWords } from '../rules.ts'
import styles from './employees.module.css'
import { listed } from './listed.ts'
import { NextStepCell, nameOf, PersonCell, StageCell, UntilCell } from './standing-cells.tsx'

const FILTERS = ['show', 'within', 'status', 'step', 'companyId', 'figure'] as const

/** /lawFirmBeneficiaryDetails: employees and their families, whoever must stop working first on top. */
export default function EmployeesScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const { filters, set, toggle, clear, isSet } = useAddressFilters(FILTERS)
  const acrossCompanies = viewer.companyId === null
  const companyId = filters.companyId || params.companyAutoId || ''
  const [state, setState] = useInHistory('employees', tableStart({ sort: 'until', limit: 50 }))
  const asked = { ...filters, companyId }
  const list = useList(employeesApi.list, { ...state, filters: asked })
  const counts = useOperation(employeesApi.counts, { companyId: companyId ? Number(companyId) : undefined })
  const companies = useTenants('company', { enabled: acrossCompanies })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const bulk = usePeopleBulk({
    onDone: () => {
      setSelected(new Set())
      void Promise.all([list.reload(), counts.reload()])
    },
  })
  const ticked = (list.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const selection = { selected, onChange: setSelected }
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const chosen = (change: () => void) => () => {
    setSelected(new Set())
    setState(asking(state, {}))
    change()
  }
  const company = companyId || viewer.companyId
  const add = createsPeople(viewer.roleId) && (
    <>
      <ExportButton of={personExportsApi.people} input={{ companyId: companyId ? Number(companyId) : undefined }} />
      <LinkButton to="/import/people" icon={<IconUpload size={16} aria-hidden />}>
        Import
      </LinkButton>
      <LinkButton
        to={`/visaCareNewUserCreate${company ? `?companyId=${company}` : ''}`}
        variant="primary"
        icon={<IconUserPlus size={16} aria-hidden />}
      >
        Add employee
      </LinkButton>
    </>
  )
  const n = counts.items
  const fold = (id: number) =>
    setUnfolded((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  return (
    <div className={styles.page}>
      <PageHeader title="Employees" standing={n && standingOf(n)} action={add} />
      <FilterChips
        label="Employees"
        onClear={isSet ? chosen(clear) : undefined}
        end={
          <SearchBox
            label="Find a person"
            value={state.search}
            onSearch={(search) => setState(asking(state, { search }))}
          />
        }
      >
        <FilterChip on={!isSet} count={n?.everyone} onToggle={chosen(clear)}>
          Everyone
        </FilterChip>
        <FilterChip
          on={filters.show === 'needsYou'}
          count={n?.needsYou}
          onToggle={chosen(() => toggle('show', 'needsYou'))}
        >
          Needs you
        </FilterChip>
        <FilterChip on={filters.within === '180'} count={n?.within180} onToggle={chosen(() => toggle('within', '180'))}>
          Ends within 180 days
        </FilterChip>
        {viewer.companyId !== null && (
          <FilterChip
            on={filters.show === 'noAccount'}
            count={n?.noAccount}
            onToggle={chosen(() => toggle('show', 'noAccount'))}
          >
            No account yet
          </FilterChip>
        )}
        <FilterChip on={filters.show === 'former'} onToggle={chosen(() => toggle('show', 'former'))}>
          Former
        </FilterChip>
        {filters.figure && <FigureChip figure={filters.figure} onRemove={chosen(() => set({ figure: '' }))} />}
        <ChipDivider />
        {acrossCompanies && (
          <FilterChoice
            label="Company"
            value={filters.companyId}
            options={companies.options}
            onChange={(value) => chosen(() => set({ companyId: value }))()}
          />
        )}
        <FilterChoice
          label="Status"
          value={filters.status}
          options={(n?.statuses ?? []).map((value) => ({ value, label: value }))}
          onChange={(value) => chosen(() => set({ status: value }))()}
        />
        <FilterChoice
          label="Stage"
          value={filters.step}
          options={fiveSteps.slice(0, 4).map((label, step) => ({ value: String(step), label }))}
          onChange={(value) => chosen(() => set({ step: value }))()}
        />
      </FilterChips>
      <DataTable<EmployeeRow | Standing>
        plain
        label="Employees"
        columns={employeeColumns({
          acrossCompanies,
          sides: sidesOf(viewer.roleId),
          unfolded,
          onFold: fold,
        })}
        rowKey={({ id }) => String(id)}
        rowLabel={nameOf}
        rowHref={pageOf}
        rowsUnder={(row) => (unfolded.has(row.id) && 'family' in row ? row.family : [])}
        selection={invitesPeople(viewer.roleId) ? selection : undefined}
        selectionBar={
          <SelectionBar selection={selection} names={ticked.map(nameOf)}>
            <PeopleBulkButtons roleId={viewer.roleId} rows={ticked} bulk={bulk} />
          </SelectionBar>
        }
        {...listed(list, [state, setState], { isSet, asked, clear })}
        empty={{
          title: 'Nobody yet',
          text: 'Employees and their family members belong here. Begin with the first employee.',
          action: add,
        }}
      />
      {bulk.dialogs}
    </div>
  )
}

const standingOf = ({ everyone, endsSoon, mustStop }: Counts): string =>
  `${counted(everyone, 'employee')}. ${renewalsWords(endsSoon, mustStop)}`

type Options = {
  acrossCompanies: boolean
  sides: readonly string[]
  unfolded: ReadonlySet<number>
  onFold: (id: number) => void
}

const employeeColumns = (options: Options): Column<EmployeeRow | Standing>[] => [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    width: '260px',
    cell: (row) => <PersonCell standing={row} under={underName(row, options.acrossCompanies)} folds={hasFamily(row)} />,
    aside: (row) => (hasFamily(row) ? <Fold row={row} {...options} /> : null),
  },
  { key: 'status', title: 'Status', cell: (row) => <span className={styles.line}>{statusWords(row)}</span> },
  {
    key: 'until',
    title: 'Work authorized until',
    sortable: true,
    width: '200px',
    cell: (row) => <UntilCell standing={row} />,
  },
  {
    key: 'next',
    title: 'Next step',
    cell: (row) => <NextStepCell standing={row} step={nextStepOf(row, today(), options)} />,
  },
  {
    key: 'stage',
    title: 'Stage',
    width: '170px',
    cell: (row) => <StageCell line={row.openCase} none={row.relation === 'Principal' ? 'No open case' : 'No case'} />,
  },
]

const hasFamily = (row: EmployeeRow | Standing): row is EmployeeRow => 'family' in row && row.family.length > 0

function underName(row: Standing, acrossCompanies: boolean): string {
  if (row.relation === 'Principal')
    return [row.jobTitle, acrossCompanies && row.companyName].filter(Boolean).join(' · ')
  const years = row.birthDate === null ? '' : String(yearsBetween(row.birthDate, today()))
  const child = row.relation === 'Son' || row.relation === 'Daughter'
  return [row.relation, child && years].filter(Boolean).join(', ')
}

function Fold({ row, unfolded, onFold }: { row: EmployeeRow } & Options) {
  const open = unfolded.has(row.id)
  const Icon = open ? IconChevronDown : IconChevronRight
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      aria-label={`Family of ${nameOf(row)}: ${counted(row.family.length, 'person', 'people')}`}
      onClick={() => onFold(row.id)}
    >
      <Icon size={14} aria-hidden /> {row.family.length} family
    </button>
  )
}
