import { showDate } from '#formats/dates.ts'
import { today } from '#platform/client/today.ts'
import type { Option } from '#ui/fields/SelectField.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import type { PersonRow } from '../records.ts'
import { urgencyOf } from '../rules.ts'

export const statusHues = { Active: 'green', Terminated: 'red', Inactive: 'gray' } as const

export function peopleColumns({ companies }: { companies: readonly Option[] | null }): Column<PersonRow>[] {
  const company: Column<PersonRow> = {
    key: 'companyId',
    title: 'Company',
    filter: { kind: 'choice', options: companies ?? [] },
    cell: ({ companyName }) => companyName,
  }
  return [
    {
      key: 'name',
      title: 'Name',
      sortable: true,
      cell: ({ lastName, firstName, middleName }) =>
        `${lastName}, ${[firstName, middleName].filter(Boolean).join(' ')}`,
    },
    ...(companies ? [company] : []),
    { key: 'jobTitle', title: 'Job title', cell: ({ jobTitle }) => jobTitle },
    {
      key: 'relation',
      title: 'Relation',
      filter: { kind: 'choice', options: RELATIONS },
      cell: ({ relation }) => (relation === 'Principal' ? 'Employee' : relation),
    },
    { key: 'email', title: 'E-mail', cell: ({ email }) => email },
    {
      key: 'status',
      title: 'Status',
      width: '130px',
      filter: {
        kind: 'choice',
        options: ['Active', 'Terminated', 'Inactive'].map((value) => ({ value, label: value })),
      },
      cell: ({ status }) => <StatusBadge hue={statusHues[status]}>{status}</StatusBadge>,
    },
    { key: 'passport', title: 'Passport until', cell: ({ passportExpiresOn }) => <Expiry date={passportExpiresOn} /> },
    { key: 'i94', title: 'I-94 until', cell: ({ i94ExpiresOn }) => <Expiry date={i94ExpiresOn} /> },
    { key: 'visa', title: 'Visa until', hidden: true, cell: ({ visaExpiresOn }) => <Expiry date={visaExpiresOn} /> },
  ]
}

const RELATIONS = [
  { value: 'Principal', label: 'Employees' },
  { value: 'Dependent', label: 'Dependents' },
]

function Expiry({ date }: { date: string | null }) {
  const urgency = urgencyOf(date, today())
  if (urgency === null) return showDate(date)
  return (
    <StatusBadge hue={urgency === 'past' ? 'red' : 'orange'}>
      {showDate(date)}
      {urgency === 'past' ? ' (past)' : ''}
    </StatusBadge>
  )
}
