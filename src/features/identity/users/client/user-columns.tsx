import { showMoment } from '#platform/client/moments.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { IconButton } from '#ui/Button.tsx'
import type { Option } from '#ui/fields/SelectField.tsx'
import { IconCircleCheck, IconLock, IconMail, IconPencil } from '#ui/icons.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { userListColumns } from '../columns.ts'
import type { UserRow } from '../records.ts'
import type { UserActions } from './use-user-actions.tsx'
import type { UserKeeping } from './use-user-keeping.ts'
import styles from './users.module.css'

type ColumnsOf = {
  keeping: UserKeeping
  companies: readonly Option[]
  /** Somebody opens the choice of companies. */
  onCompanies?: () => void
  actions: UserActions
  edit: (user: UserRow) => void
}

export function userColumns({ keeping, companies, onCompanies, actions, edit }: ColumnsOf): Column<UserRow>[] {
  return screenColumns(userListColumns, {
    name: { sortable: true },
    email: {},
    userName: { hidden: true },
    roleId: {
      filter: { kind: 'choice', options: keeping.roles.map(({ id, name }) => ({ value: String(id), label: name })) },
    },
    companyId: keeping.acrossTenants && {
      filter: { kind: 'choice', options: companies, onOpen: onCompanies },
    },
    mobileNumber: { hidden: true },
    status: {
      width: '150px',
      filter: { kind: 'choice', options: ['Active', 'Invited', 'Inactive'].map((value) => ({ value, label: value })) },
      cell: ({ status }) => <StatusBadge hue={hues[status]}>{status}</StatusBadge>,
    },
    id: { sortable: true, hidden: true, cell: ({ createdAt }) => showMoment(createdAt) },
    actions: {
      width: '130px',
      cell: (user) => keeping.mayChange(user) && <RowActions {...{ user, keeping, actions, edit }} />,
    },
  })
}

const hues = { Active: 'green', Invited: 'blue', Inactive: 'gray' } as const

type RowActionsProps = Omit<ColumnsOf, 'companies' | 'onCompanies'> & { user: UserRow }

function RowActions({ user, keeping, actions, edit }: RowActionsProps) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <span className={styles.rowActions}>
      <IconButton size="small" label={`Edit ${name}`} icon={<IconPencil size={16} />} onClick={() => edit(user)} />
      {user.status === 'Inactive' ? (
        <IconButton
          size="small"
          label={`Activate ${name}`}
          icon={<IconCircleCheck size={16} />}
          onClick={() => actions.changeStatus([user], 'Active')}
        />
      ) : (
        !keeping.isOneself(user) && (
          <IconButton
            size="small"
            label={`Deactivate ${name}`}
            icon={<IconLock size={16} />}
            onClick={() => actions.changeStatus([user], 'Inactive')}
          />
        )
      )}
      {user.status === 'Invited' && (
        <IconButton
          size="small"
          label={`Resend invitation to ${name}`}
          icon={<IconMail size={16} />}
          onClick={() => actions.resend([user])}
        />
      )}
    </span>
  )
}
