import { lazy, Suspense, useState } from 'react'
import { caseTypes } from '#case-types/all.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTenants } from '#identity/users/client/tenants.ts'
import { reportExportsApi, reportsApi } from '#insight/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { useAddressFilters } from '#ui/address-filters.ts'
import { Button } from '#ui/Button.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { FilterChip, FilterChips, FilterChoice } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { addressOfSaved, reportsPath } from '../addresses.ts'
import type { Selection } from '../records.ts'
import { BuildDialog } from './BuildDialog.tsx'
import { FigureTable } from './FigureTable.tsx'
import { GoalCard } from './GoalCard.tsx'
import { isSame, keptOf, type ToMail, toMail } from './kept-selection.ts'
import { useOpening } from './opening.tsx'
import { ReportMenu } from './ReportMenu.tsx'
import styles from './reports.module.css'
import { ScheduleCard } from './ScheduleCard.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useAttorneys } from './use-attorneys.ts'

// The chart library is large: it comes with the first chart, after the figures.
const ReportChart = lazy(() => import('./ReportChart.tsx'))

const FILTERS = ['report', 'selection', 'companyId', 'typeId', 'attorneyId', 'mode', 'months'] as const
const TIMES = [
  ['1', 'last month'],
  ['3', 'last 3 months'],
  ['6', 'last 6 months'],
  ['12', 'last 12 months'],
  ['24', 'last 2 years'],
] as const

/** /visaCareReportPageView: one report at a time, with the records behind each of its numbers. */
export default function ReportsScreen() {
  const viewer = useViewer()
  const navigate = useNavigateTo()
  const { filters, set } = useAddressFilters(FILTERS)
  const report = filters.report || 'status'
  const asked = {
    report,
    ...(filters.selection && { selection: filters.selection }),
    ...(filters.companyId && { companyId: filters.companyId }),
    ...(filters.typeId && { typeId: filters.typeId }),
    ...(filters.attorneyId && { attorneyId: filters.attorneyId }),
    ...(filters.mode && { mode: filters.mode as 'LEGAL' }),
    ...(filters.months && { months: filters.months }),
  }
  const list = useOperation(reportsApi.list, {})
  const ran = useOperation(reportsApi.run, asked)
  const acrossCompanies = viewer.companyId === null
  const companies = useTenants('company', { enabled: acrossCompanies })
  const attorneys = useAttorneys(acrossCompanies)
  const building = useDialog<Selection>()
  const scheduling = useDialog<ToMail>()
  const [asTable, setAsTable] = useState(false)
  const found = ran.items
  const { show, goTo, dialog } = useOpening(asked, found?.list ?? null)
  const saved = list.items?.saved.find(({ id }) => report === `saved:${id}`)
  const dataset = list.items?.datasets.find(({ key }) => key === found?.selection.dataset)
  const offers = (name: string) => dataset?.filters.includes(name) ?? false
  const kept = found ? keptOf(found.selection, filters) : START
  const isUnsaved = found !== undefined && (Boolean(filters.selection) || !isSame(kept, found.selection))
  const schedule = () => scheduling.open(saved ?? toMail(found?.title ?? '', kept, list.items?.saved ?? []))
  const times = TIMES.map(([value, label]) => ({ value, label }))
  const time = filters.months || String(found?.selection.months ?? '')
  const day = dataset?.days.find(({ key }) => key === found?.selection.day)
  return (
    <div className={styles.screen}>
      <ReportMenu list={list.items} current={filters.selection ? '' : report} onBuild={() => building.open(kept)} />
      <div className={styles.main}>
        {ran.error && <ErrorState message={ran.error.message} onRetry={() => void ran.reload()} />}
        {list.error && <ErrorState message={list.error.message} onRetry={() => void list.reload()} />}
        {!found && !ran.error && <Loading lines={10} />}
        {found && (
          <>
            <PageHeader
              title={found.title}
              standing={found.sentence}
              action={
                <>
                  <ExportButton of={reportExportsApi.report} input={asked} formats={['csv', 'xlsx', 'pdf']} />
                  <Button onClick={() => window.print()}>Print</Button>
                  {saved && !isUnsaved && <Button onClick={() => building.open(kept)}>Change report</Button>}
                  {isUnsaved ? (
                    <Button variant="primary" onClick={() => building.open(kept)}>
                      Save report
                    </Button>
                  ) : (
                    <Button variant="primary" onClick={schedule}>
                      Schedule
                    </Button>
                  )}
                </>
              }
            />
            <FilterChips
              label="Report"
              onClear={
                filters.companyId || filters.typeId || filters.attorneyId || filters.mode || filters.months
                  ? () => set({ companyId: '', typeId: '', attorneyId: '', mode: '', months: '' })
                  : undefined
              }
            >
              {day && (
                <FilterChoice label={day.title} options={times} value={time} onChange={(months) => set({ months })} />
              )}
              {acrossCompanies && offers('companyId') && (
                <FilterChoice
                  label="Company"
                  options={(companies.options ?? []).map(({ value, label }) => ({ value, label }))}
                  value={filters.companyId}
                  onChange={(companyId) => set({ companyId })}
                />
              )}
              {offers('typeId') && (
                <FilterChoice
                  label="Type"
                  options={caseTypes.map(({ id, said, name }) => ({ value: String(id), label: said ?? name }))}
                  value={filters.typeId}
                  onChange={(typeId) => set({ typeId })}
                />
              )}
              {offers('attorneyId') && (
                <FilterChoice
                  label="Attorney"
                  options={attorneys}
                  value={filters.attorneyId}
                  onChange={(attorneyId) => set({ attorneyId })}
                />
              )}
              {offers('mode') && (
                <FilterChip
                  on={filters.mode === 'LEGAL'}
                  onToggle={() => set({ mode: filters.mode === 'LEGAL' ? '' : 'LEGAL' })}
                >
                  Not do-it-yourself
                </FilterChip>
              )}
            </FilterChips>
            <div className={styles.columns}>
              <div className={styles.column}>
                {found.chart && (
                  <Card
                    title={chartTitle(found.chart)}
                    actions={
                      <Button size="small" variant="subtle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                        {asTable ? 'Chart' : 'Table'}
                      </Button>
                    }
                    flush={asTable}
                  >
                    {asTable ? (
                      <FigureTable table={found.chart.table} label="Figures of the chart" onOpen={goTo} />
                    ) : found.chart.table.rows.length === 0 ? (
                      <p className={styles.quiet}>There is nothing to draw yet. Choose another time or company.</p>
                    ) : (
                      <Suspense fallback={<Loading lines={6} />}>
                        <ReportChart chart={found.chart} goal={found.goal?.days} onOpen={goTo} />
                      </Suspense>
                    )}
                  </Card>
                )}
                <Card title={`By ${found.table.by.title.toLowerCase()}`} flush>
                  <FigureTable table={found.table} before={found.before} label={found.title} onOpen={show} />
                </Card>
              </div>
              <div className={styles.side}>
                {saved && <ScheduleCard saved={saved} onChange={() => scheduling.open(saved)} />}
                {found.goal && <GoalCard goal={found.goal} />}
                <Card title="What it counts">
                  <p>{found.counts}</p>
                </Card>
                <Card title="Who sees it">
                  <p>{found.sees} Every number opens its list.</p>
                </Card>
              </div>
            </div>
          </>
        )}
      </div>
      {dialog}
      {scheduling.subject && (
        <ScheduleDialog
          key={`schedule ${scheduling.turn}`}
          report={scheduling.subject}
          opened={scheduling.opened}
          onClose={scheduling.close}
          onScheduled={(arranged) => navigate(addressOfSaved(arranged))}
        />
      )}
      {building.subject && list.items && (
        <BuildDialog
          key={`build ${building.turn}`}
          datasets={list.items.datasets}
          start={building.subject}
          saved={saved}
          opened={building.opened}
          onClose={building.close}
          onPreview={(selection) => set({ report: '', selection: JSON.stringify(selection), months: '' })}
          onSaved={(kept) => navigate(kept === null ? reportsPath : addressOfSaved(kept))}
        />
      )}
    </div>
  )
}

const START: Selection = {
  dataset: 'cases',
  by: 'attorney',
  measures: ['open'],
  day: null,
  months: null,
  chart: null,
}

type Drawn = { kind: string; table: { columns: readonly { title: string }[]; by: { title: string } } }

/** Several figures have no name in common. */
const chartTitle = ({ kind, table: { columns, by } }: Drawn) =>
  `${(kind === 'range' || columns.length === 1 ? columns[0]?.title : undefined) ?? 'Chart'} by ${by.title.toLowerCase()}`
