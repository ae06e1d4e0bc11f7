import { useState } from 'react'
import { saidName } from '#case-types/said.ts'
import { OpenNoticesCard } from '#compliance/i9/client/OpenNoticesCard.tsx'
import { useOpenNotices } from '#compliance/i9/client/use-open-notices.ts'
import { dashboardsApi } from '#desk/client/api.ts'
import { addDays } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { today } from '#platform/client/today.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { greeting } from '#ui/greeting.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { FilterChip, FilterChips } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { WorkloadRow } from '../records.ts'
import { CoverDialog } from './CoverDialog.tsx'
import type { DashboardData } from './DashboardScreen.tsx'
import { unassignedOf, withLateDates, withNotices, workloadWords } from './home-words.ts'
import styles from './homes.module.css'
import { LegalDates } from './LegalDates.tsx'
import { MoveCasesDialog } from './MoveCasesDialog.tsx'
import { ALL_SET } from './my-items.ts'
import { useRemind } from './use-remind.tsx'
import { WorkloadTable } from './WorkloadTable.tsx'
import { WorkTable } from './WorkTable.tsx'

type HomeProps = { data: DashboardData; name: string; listPath: (filter: Record<string, string>) => string }

/** The home of who runs a law firm: who has how much, what is late, and which cases nobody has. */
export default function FirmHome({ data, name, listPath }: HomeProps) {
  const [typeId, setTypeId] = useState<number>()
  const found = useOperation(dashboardsApi.workload, typeId === undefined ? {} : { typeId })
  const moving = useDialog<WorkloadRow>()
  const covering = useDialog<WorkloadRow>()
  const { remind, dialog } = useRemind()
  const open = useOpenNotices()
  const rows = found.items?.rows ?? []
  const unassigned = unassignedOf(rows)
  return (
    <div className={styles.page}>
      <PageHeader
        title={greeting(name)}
        standing={found.items && withNotices(workloadWords(rows), open.n)}
        action={
          unassigned > 0 && (
            <LinkButton to={listPath({ attorneyId: 'none', open: 'true', select: 'all' })} variant="primary">
              Assign {counted(unassigned, 'case')}
            </LinkButton>
          )
        }
      />
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
      {!found.items && !found.error && <Loading lines={8} />}
      {found.items && (
        <WorkloadTable
          rows={rows}
          chips={<Kinds byType={data.counts.byType} value={typeId} onChange={setTypeId} />}
          onMove={moving.open}
          onCover={covering.open}
          listPath={(filter) => listPath({ ...filter, ...(typeId !== undefined && { typeId: String(typeId) }) })}
        />
      )}
      <div className={styles.columns} data-wide>
        <WorkTable
          data={withLateDates(data, today())}
          nothing={withNotices(ALL_SET, open.n)}
          whose
          until={addDays(today(), 7)}
          onRemind={(id) => remind([id])}
        />
        <div className={styles.column}>
          <OpenNoticesCard {...open} whose />
          {found.items && <Clients clients={found.items.clients} listPath={listPath} />}
          {data.helpRequested > 0 && (
            <Card
              title={`${counted(data.helpRequested, 'do-it-yourself case asks', 'do-it-yourself cases ask')} for an attorney`}
            >
              <div>
                <LinkButton to="/visaCareManageAttorneyHelpCases">
                  {data.helpRequested === 1 ? 'See it' : 'See them'}
                </LinkButton>
              </div>
            </Card>
          )}
          <LegalDates items={data.dates} totals={data.totals} />
        </div>
      </div>
      {moving.subject && (
        <MoveCasesDialog
          key={`move ${moving.turn}`}
          from={moving.subject}
          others={attorneysBut(rows, moving.subject)}
          opened={moving.opened}
          onClose={moving.close}
          onDone={() => void found.reload()}
        />
      )}
      {covering.subject && (
        <CoverDialog
          key={`cover ${covering.turn}`}
          row={covering.subject}
          others={attorneysBut(rows, covering.subject)}
          opened={covering.opened}
          onClose={covering.close}
        />
      )}
      {dialog}
    </div>
  )
}

const attorneysBut = (rows: readonly WorkloadRow[], { attorneyId: but }: WorkloadRow) =>
  rows.filter(({ attorneyId }) => attorneyId !== null && attorneyId !== but)

type KindsProps = {
  byType: Readonly<Record<string, number>>
  value: number | undefined
  onChange: (typeId: number | undefined) => void
}

/** One chip for each kind of case there is; the table then counts only those. */
function Kinds({ byType, value, onChange }: KindsProps) {
  const kinds = Object.entries(byType).filter(([, cases]) => cases > 0)
  if (kinds.length < 2) return null
  return (
    <FilterChips label="Workload" onClear={value === undefined ? undefined : () => onChange(undefined)}>
      {kinds.map(([id]) => (
        <FilterChip
          key={id}
          on={value === Number(id)}
          onToggle={() => onChange(value === Number(id) ? undefined : Number(id))}
        >
          {saidName(Number(id))}
        </FilterChip>
      ))}
    </FilterChips>
  )
}

type Client = { companyId: number; name: string; open: number; overdue: number }

function Clients({ clients, listPath }: { clients: readonly Client[]; listPath: HomeProps['listPath'] }) {
  return (
    <Card title="Clients" count={clients.length} flush actions={<Link to="/visaCareManageClients">All clients</Link>}>
      {clients.length === 0 && <p className={styles.more}>No client has an open case.</p>}
      <ul className={styles.figures}>
        {clients.map(({ companyId, name, open, overdue }) => {
          const to = (filter: Record<string, string>) => listPath({ companyId: String(companyId), ...filter })
          return (
            <li key={companyId}>
              <span className={styles.text}>{name}</span>
              <span className={styles.pair}>
                <Link to={to({ open: 'true' })}>{open.toLocaleString('en')} open</Link>
                {overdue > 0 && (
                  <Link to={to({ owed: 'overdue' })} className={styles.late}>
                    {overdue.toLocaleString('en')} overdue
                  </Link>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
