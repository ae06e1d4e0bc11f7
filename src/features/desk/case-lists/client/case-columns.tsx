import {
  answeredWords,
  ballOptions,
  dateAndDistance,
  statusOptions,
  urgencyHue,
} from '#case-file/cases/client/words.ts'
import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import { caseTypes } from '#case-types/all.ts'
import { fiveSteps } from '#case-types/status/five-steps.ts'
import { showCreationDate } from '#formats/dates.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import type { Option } from '#ui/fields/SelectField.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { dayHere } from '#ui/today.ts'
import { caseListColumns, type ListedCase } from '../columns.ts'
import { DueCell, PersonCell, StageCell, StatusCell, TypeCell, WaitingCell } from './case-cells.tsx'

export const typeOptions = caseTypes.map(({ id, name }) => ({ value: String(id), label: name }))

const stepOptions = fiveSteps.map((label, step) => ({ value: String(step), label }))

/** `companies`: to choose from, where there are several. `ended`: what is left to do is not what one looks for. */
type Wanted = { companies: readonly Option[] | null; roleId: number; ended?: boolean }

export function caseColumns({ companies, roleId, ended = false }: Wanted): Column<ListedCase>[] {
  // Numbers and statuses are the words of those who prepare cases; the others read how far a case is.
  const prepares = isFirm(roleId) || isProvider(roleId)
  return screenColumns(caseListColumns, {
    person: { cell: (row) => <PersonCell row={row} company={companies !== null} /> },
    // The company stands under the name; the column is for its filter, and for who wants it apart.
    companyId: companies !== null && { hidden: true, filter: { kind: 'choice', options: companies, always: true } },
    typeId: { filter: { kind: 'choice', options: typeOptions }, cell: (row) => <TypeCell row={row} /> },
    id: { sortable: true, hidden: !prepares, width: '100px' },
    step: !prepares && { filter: { kind: 'choice', options: stepOptions }, cell: (row) => <StageCell row={row} /> },
    status: {
      hidden: !prepares,
      filter: { kind: 'choice', options: statusOptions },
      cell: (row) => <StatusCell row={row} />,
    },
    ball: {
      hidden: ended,
      filter: { kind: 'choice', options: ballOptions },
      cell: (row) => <WaitingCell row={row} roleId={roleId} />,
    },
    due: {
      hidden: ended,
      sortable: true,
      width: '280px',
      filter: { kind: 'choice', options: DUE },
      cell: (row) => <DueCell row={row} />,
    },
    percent: { title: 'Answered', numeric: true, hidden: true, width: '90px', cell: answeredWords },
    attorney: {
      hidden: true,
      ...(prepares && { filter: { kind: 'choice', name: 'attorneyId', options: ATTORNEY, always: true } }),
    },
    mode: {
      hidden: true,
      filter: { kind: 'choice', options: ['LEGAL', 'DIY'].map((value) => ({ value, label: value })) },
    },
    receipt: { hidden: true },
    validUntil: {
      hidden: true,
      sortable: true,
      filter: { kind: 'choice', name: 'expiresWithin', options: ENDING },
      cell: ({ validUntil }) =>
        validUntil && <StatusBadge hue={urgencyHue(validUntil)}>{dateAndDistance(validUntil)}</StatusBadge>,
    },
    renewal: { hidden: true, filter: { kind: 'choice', options: RENEWAL } },
    creationDate: { hidden: true, cell: ({ creationDate }) => showCreationDate(creationDate, dayHere) },
  })
}

const ATTORNEY = [
  { value: 'me', label: 'Mine' },
  { value: 'none', label: 'Nobody yet' },
]

const ENDING = [30, 60, 90, 180, 365].map((days) => ({ value: String(days), label: `Within ${days} days` }))

const RENEWAL = [
  { value: 'unfiled', label: 'Not filed yet' },
  { value: 'none', label: 'Not opened yet' },
  { value: 'open', label: 'Opened' },
]

const DUE = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'week', label: 'Within a week' },
  { value: 'month', label: 'Within a month' },
]
