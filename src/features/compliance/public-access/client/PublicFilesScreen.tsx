import { publicAccessApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useList } from '#platform/client/use-list.ts'
import { Link } from '#ui/navigation.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import type { PublicFileRow } from '../records.ts'
import PublicFileScreen from './PublicFileScreen.tsx'
import { hueOfState } from './state-hues.ts'

/** /visaCarePublicAccessFiles: the files of every filed LCA; with a case the file of its LCA. */
export default function PublicFilesScreen({ params, ...rest }: ScreenProps) {
  return params.caseId ? <PublicFileScreen {...rest} params={{ caseid: params.caseId }} /> : <Files />
}

function Files() {
  const [state, setState] = useTableState({})
  const list = useList(publicAccessApi.list, state)
  return (
    <>
      <PageHeader
        title="Public Access Files"
        standing="Each filed LCA has one. It must be ready one working day after filing, and anyone may ask to see it."
      />
      <DataTable<PublicFileRow>
        label="Public access files"
        rememberAs="publicAccessFiles"
        columns={columns}
        rowKey={({ lcaId }) => String(lcaId)}
        rowLabel={({ jobTitle, lcaNumber }) => jobTitle || lcaNumber || 'LCA'}
        page={list.items}
        loading={list.loading}
        error={list.error ?? undefined}
        onRetry={() => void list.reload()}
        state={state}
        onState={setState}
        searchLabel="Search by LCA number or job title"
        empty={{ title: 'No LCA was filed yet', text: 'With the filing of an LCA its public access file begins here.' }}
      />
    </>
  )
}

const columns: readonly Column<PublicFileRow>[] = [
  {
    key: 'job',
    title: 'Job',
    cell: ({ caseId, lcaId, jobTitle }) =>
      caseId === null ? (
        jobTitle || 'Not entered'
      ) : (
        <Link to={`/visaCarePAFFile/${caseId}?lca=${lcaId}`}>{jobTitle || 'Not entered'}</Link>
      ),
  },
  { key: 'company', title: 'Company', cell: ({ companyName }) => companyName },
  { key: 'people', title: 'For', cell: ({ personNames }) => personNames || '–' },
  { key: 'number', title: 'LCA number', width: '190px', cell: ({ lcaNumber }) => lcaNumber || 'None yet' },
  {
    key: 'filed',
    title: 'LCA filed',
    width: '150px',
    cell: ({ filedOn, withdrawnOn }) =>
      [filedOn ? showDate(filedOn) : 'Not entered', withdrawnOn && `withdrawn ${showDate(withdrawnOn)}`]
        .filter(Boolean)
        .join(', '),
  },
  { key: 'due', title: 'Ready by', width: '120px', cell: ({ dueOn }) => (dueOn ? showDate(dueOn) : '–') },
  {
    key: 'state',
    title: 'Status',
    width: '160px',
    cell: ({ state }) => <StatusBadge hue={hueOfState[state]}>{state}</StatusBadge>,
  },
]
