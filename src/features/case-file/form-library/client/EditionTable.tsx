import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { counted } from '#formats/words.ts'
import { localPage } from '#platform/client/local-page.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { EditionBadge } from './EditionBadge.tsx'
import styles from './form-library.module.css'

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

/** What somebody has to decide comes before what the dates say. */
function standing(row: EditionRow) {
  if (row.carried && !row.carried.confirmed) return <StatusBadge hue="orange">Carried over, confirm</StatusBadge>
  if (row.status === 'Refused') return <StatusBadge hue="orange">{refusedWords(row)}</StatusBadge>
  return (
    <span className={styles.standing}>
      <EditionBadge flag={row.flag} sentence={row.sentence} />
      {row.status === 'Known' && <StatusBadge hue="gray">No blank</StatusBadge>}
    </span>
  )
}

const refusedWords = ({ differences }: EditionRow) =>
  differences.length > 0 ? `Refused, ${counted(differences.length, 'difference')}` : 'Refused'

const filledIn = ({ mapped, carried }: EditionRow) => (carried ? 'Carried over' : mapped ? 'Yes' : 'No')

const columns: readonly Column<EditionRow>[] = [
  { key: 'form', title: 'Form', sortable: true, cell: ({ formId }) => formNumber(formId) },
  { key: 'title', title: 'Title', hidden: true, cell: ({ title }) => title },
  {
    key: 'edition',
    title: 'Edition',
    sortable: true,
    width: '110px',
    cell: ({ edition }) => shownEdition(edition) || 'None printed',
  },
  { key: 'fields', title: 'Fields', numeric: true, width: '64px', cell: ({ fields }) => fields ?? '' },
  { key: 'flag', title: 'Status', width: '228px', cell: standing },
  { key: 'mapped', title: 'Filled in', hidden: true, width: '110px', cell: filledIn },
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
