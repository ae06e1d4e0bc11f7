import { lcaRecordsApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { FigureShown } from '#platform/client/FigureShown.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import { today } from '#ui/today.ts'
import type { LcaRow } from '../records.ts'
import { WageImport } from './WageImport.tsx'
import { standingBadge } from './words.ts'

/** Every labor condition application of the companies that the reader works for. */
export function LcaList() {
  const [state, setState] = useTableState({})
  const figure = new URLSearchParams(window.location.search).get('figure')
  const list = useList(lcaRecordsApi.list, state, figure ? { figure } : {})
  const importing = useDialog<'csv'>()
  const { rights } = useSignedIn()
  return (
    <>
      <PageHeader
        title="LCA Requests"
        standing="Labor condition applications, from the request to the day they end. One is opened from its case."
        action={
          rights.includes('wage:import') && (
            <Button onClick={() => importing.open('csv')}>Import prevailing wages</Button>
          )
        }
      />
      {figure && <FigureShown of="LCA Requests" figure={figure} listPath={window.location.pathname} />}
      <DataTable<LcaRow>
        label="Labor condition applications"
        rememberAs="lcas"
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLabel={({ jobTitle, number }) => jobTitle || number || 'LCA'}
        page={list.items}
        loading={list.loading}
        error={list.error ?? undefined}
        onRetry={() => void list.reload()}
        state={state}
        onState={setState}
        searchLabel="Search by number or job title"
        empty={{
          title: 'No labor condition application yet',
          text: 'Each H-1B petition rests on one. Open the case and start its LCA there.',
        }}
      />
      <WageImport opened={importing.opened} onClose={importing.close} key={importing.turn} />
    </>
  )
}

export const pathOfLca = ({ id, caseId }: { id: number; caseId: number | null }): string =>
  `/visaCareLcaRequestDetails/${caseId ?? 0}/${id}`

const columns: readonly Column<LcaRow>[] = [
  {
    key: 'job',
    title: 'Job',
    cell: (row) =>
      row.caseId === null ? (
        row.jobTitle || 'Not entered'
      ) : (
        <Link to={pathOfLca(row)}>{row.jobTitle || 'Job title not entered'}</Link>
      ),
  },
  { key: 'company', title: 'Company', cell: ({ companyName }) => companyName },
  { key: 'people', title: 'For', cell: ({ personNames }) => personNames || '–' },
  { key: 'number', title: 'LCA number', width: '190px', cell: ({ number }) => number || 'None yet' },
  {
    key: 'valid',
    title: 'Valid',
    width: '230px',
    cell: ({ beginsOn, endsOn }) =>
      beginsOn && endsOn ? `${showDate(beginsOn)} to ${showDate(endsOn)}` : 'Not entered',
  },
  { key: 'workers', title: 'Workers', width: '90px', cell: ({ workers }) => workers ?? '–' },
  {
    key: 'standing',
    title: 'Status',
    width: '120px',
    cell: (row) => {
      const { hue, words } = standingBadge(row, today())
      return <StatusBadge hue={hue}>{words}</StatusBadge>
    },
  },
]
