import { caseTypes } from '#case-types/all.ts'
import { showCreationDate, showDate } from '#platform/formats/dates.ts'
import type { Option } from '#ui/fields/SelectField.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import type { CaseRow } from '../records.ts'
import { DueNext } from './DueNext.tsx'
import { ballOptions, ballWords, hueOf, statusOptions } from './words.ts'

export const typeOptions = caseTypes.map(({ id, name }) => ({ value: String(id), label: name }))

export function caseColumns({ companies }: { companies: readonly Option[] | null }): Column<CaseRow>[] {
  const company: Column<CaseRow> = {
    key: 'companyId',
    title: 'Company',
    filter: { kind: 'choice', options: companies ?? [] },
    cell: ({ companyName }) => companyName,
  }
  return [
    { key: 'id', title: 'Case', sortable: true, width: '110px', cell: ({ number }) => number },
    { key: 'person', title: 'Person', cell: ({ personName }) => personName },
    ...(companies ? [company] : []),
    {
      key: 'typeId',
      title: 'Type',
      filter: { kind: 'choice', options: typeOptions },
      cell: ({ typeName, mode }) => (mode === 'DIY' ? `${typeName} (DIY)` : typeName),
    },
    {
      key: 'status',
      title: 'Status',
      filter: { kind: 'choice', options: statusOptions },
      cell: ({ status, statusName, outcome }) => <StatusBadge hue={hueOf(status, outcome)}>{statusName}</StatusBadge>,
    },
    {
      key: 'ball',
      title: 'Who has the ball',
      filter: { kind: 'choice', options: ballOptions },
      cell: ({ ball }) => ballWords[ball],
    },
    {
      key: 'due',
      title: 'Due next',
      sortable: true,
      filter: { kind: 'choice', options: DUE },
      cell: (row) => <DueNext row={row} />,
    },
    { key: 'percent', title: 'Answered', numeric: true, width: '90px', cell: ({ percent }) => `${percent} %` },
    { key: 'attorney', title: 'Attorney', cell: ({ attorneyName }) => attorneyName },
    {
      key: 'mode',
      title: 'Mode',
      hidden: true,
      filter: { kind: 'choice', options: ['LEGAL', 'DIY'].map((value) => ({ value, label: value })) },
      cell: ({ mode }) => mode,
    },
    { key: 'receipt', title: 'Receipt number', hidden: true, cell: ({ receiptNumber }) => receiptNumber },
    {
      key: 'validUntil',
      title: 'Valid until',
      hidden: true,
      cell: ({ validUntil }) => showDate(validUntil),
    },
    {
      key: 'creationDate',
      title: 'Opened',
      hidden: true,
      cell: ({ creationDate }) => showCreationDate(creationDate),
    },
  ]
}

const DUE = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'week', label: 'Within a week' },
  { value: 'month', label: 'Within a month' },
]
