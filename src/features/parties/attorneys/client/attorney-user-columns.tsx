import { showPhone } from '#formats/phone.ts'
import { Role } from '#formats/roles.ts'
import { IconButton } from '#ui/Button.tsx'
import type { Option } from '#ui/fields/SelectField.tsx'
import { IconPencil } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import type { AttorneyRow } from '../records.ts'
import styles from './attorneys.module.css'
import { SignInButtons, type useSignIns } from './use-sign-ins.tsx'
import { hues, nameOf } from './words.ts'

type ColumnsOf = {
  isProvider: boolean
  firms: readonly Option[]
  actions: ReturnType<typeof useSignIns>
  edit: (row: AttorneyRow) => void
}

export function attorneyUserColumns({ isProvider, firms, actions, edit }: ColumnsOf): Column<AttorneyRow>[] {
  const firm: Column<AttorneyRow> = {
    key: 'lawFirmId',
    title: 'Law firm',
    filter: { kind: 'choice', options: firms },
    cell: ({ lawFirmName }) => lawFirmName,
  }
  return [
    {
      key: 'name',
      title: 'Name',
      sortable: true,
      width: '170px',
      cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    },
    {
      key: 'roleId',
      title: 'Role',
      width: '180px',
      filter: {
        kind: 'choice',
        options: [
          { value: String(Role.attorney), label: 'Attorney' },
          { value: String(Role.attorneyAssistant), label: 'Attorney Assistant' },
        ],
      },
      cell: ({ roleName }) => roleName,
    },
    {
      key: 'assists',
      title: 'Assists',
      width: '160px',
      cell: ({ assistsUserId, assistsName, roleId }) =>
        assistsUserId ? (
          <Link to={`/visaCareAddNewAttorney/0/${assistsUserId}`}>{assistsName}</Link>
        ) : roleId === Role.attorneyAssistant ? (
          'Nobody yet'
        ) : (
          '–'
        ),
    },
    ...(isProvider ? [firm] : []),
    { key: 'email', title: 'E-mail', cell: ({ email }) => email },
    { key: 'userName', title: 'User name', hidden: true, cell: ({ userName }) => userName },
    { key: 'phone', title: 'Phone', hidden: true, width: '150px', cell: ({ phone }) => showPhone(phone) },
    { key: 'companies', title: 'Companies', numeric: true, width: '110px', cell: ({ companies }) => companies },
    {
      key: 'status',
      title: 'Status',
      width: '140px',
      filter: {
        kind: 'choice',
        options: ['Active', 'Invited', 'Inactive'].map((value) => ({ value, label: value })),
      },
      cell: ({ status }) => <StatusBadge hue={hues[status]}>{status}</StatusBadge>,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: '130px',
      cell: (row) => (
        <span className={styles.rowActions}>
          <IconButton
            size="small"
            label={`Edit sign-in of ${nameOf(row)}`}
            icon={<IconPencil size={16} />}
            onClick={() => edit(row)}
          />
          <SignInButtons row={row} actions={actions} />
        </span>
      ),
    },
  ]
}
