import { Role } from '#formats/roles.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { IconButton } from '#ui/Button.tsx'
import type { Option } from '#ui/fields/SelectField.tsx'
import { IconPencil } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { attorneyUserListColumns } from '../columns.ts'
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
  return screenColumns(attorneyUserListColumns, {
    name: { sortable: true, width: '170px' },
    roleId: {
      width: '180px',
      filter: {
        kind: 'choice',
        options: [
          { value: String(Role.attorney), label: 'Attorney' },
          { value: String(Role.attorneyAssistant), label: 'Attorney Assistant' },
        ],
      },
    },
    assists: {
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
    lawFirmId: isProvider && { filter: { kind: 'choice', options: firms } },
    email: {},
    userName: { hidden: true },
    phone: { hidden: true, width: '150px' },
    companies: { numeric: true, width: '110px' },
    status: {
      width: '140px',
      filter: {
        kind: 'choice',
        options: ['Active', 'Invited', 'Inactive'].map((value) => ({ value, label: value })),
      },
      cell: ({ status }) => <StatusBadge hue={hues[status]}>{status}</StatusBadge>,
    },
    actions: {
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
  })
}
