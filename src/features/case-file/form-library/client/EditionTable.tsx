import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { localPage } from '#platform/client/local-page.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { EditionBadge } from './EditionBadge.tsx'

type EditionTableProps = {
  rows: readonly EditionRow[] | undefined
  loading: boolean
  error?: { message: string; reference?: string }
  onRetry: () => void
  onOpen: (row: EditionRow) => void
}

/** Every known edition, form by form. */
export function EditionTable({ rows, loading, error, onRetry, onOpen }: EditionTableProps) {
  const [state, setState] = useTableState({ limit: 100 })
  return (
    <DataTable
      label="Editions"
      rememberAs="formEditions"
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowLabel={({ formId, edition }) => `${formNumber(formId)} ${shownEdition(edition)}`}
      page={localPage(rows, state, ({ formId, title, edition }) => `${formNumber(formId)} ${title} ${edition}`, {
        form: ({ formId }) => formId,
        edition: ({ edition }) => edition,
      })}
      loading={loading}
      error={error}
      onRetry={onRetry}
      state={state}
      onState={setState}
      searchLabel="Search forms"
      onOpen={onOpen}
      empty={{ title: 'No form is known', text: 'Import official forms to fill them.' }}
    />
  )
}

const blankHues: Record<EditionRow['status'], Hue> = { Imported: 'green', Known: 'gray', Refused: 'orange' }
const blankWords: Record<EditionRow['status'], string> = { Imported: 'Imported', Known: 'No blank', Refused: 'Refused' }

const filledIn = ({ mapped, carried }: EditionRow) => {
  if (carried) return carried.confirmed ? 'Carried over' : <StatusBadge hue="orange">Carried over, confirm</StatusBadge>
  return mapped ? 'Yes' : 'No'
}

const columns: readonly Column<EditionRow>[] = [
  { key: 'form', title: 'Form', sortable: true, width: '150px', cell: ({ formId }) => formNumber(formId) },
  { key: 'title', title: 'Title', hidden: true, cell: ({ title }) => title },
  {
    key: 'edition',
    title: 'Edition',
    sortable: true,
    width: '110px',
    cell: ({ edition }) => shownEdition(edition) || 'None printed',
  },
  {
    key: 'flag',
    title: 'Status',
    width: '150px',
    cell: ({ flag, sentence }) => <EditionBadge flag={flag} sentence={sentence} />,
  },
  {
    key: 'blank',
    title: 'Blank',
    width: '100px',
    cell: ({ status }) => <StatusBadge hue={blankHues[status]}>{blankWords[status]}</StatusBadge>,
  },
  { key: 'mapped', title: 'Filled in', width: '110px', cell: filledIn },
  {
    key: 'open',
    title: 'Open forms',
    hidden: true,
    numeric: true,
    width: '110px',
    cell: ({ openForms }) => openForms || '',
  },
  { key: 'until', title: 'Taken until', hidden: true, cell: ({ takenUntil }) => showDate(takenUntil) },
  {
    key: 'omb',
    title: 'OMB expires',
    hidden: true,
    width: '120px',
    cell: ({ ombExpiresOn }) => showDate(ombExpiresOn),
  },
]
