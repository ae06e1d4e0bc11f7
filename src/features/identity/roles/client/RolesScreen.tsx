import { permissionsApi, roleExportsApi, rolesApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { Changed } from '#identity/sessions/client/Changed.tsx'
import { localPage } from '#platform/client/local-page.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconPencil, IconPlus, IconTrash } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import { roleListColumns } from '../columns.ts'
import type { Role, RoleRow } from '../contract.ts'
import type { Permission } from '../permission-contract.ts'
import { rightsReads } from './follow-rights.ts'
import { RoleForm } from './RoleForm.tsx'
import styles from './roles.module.css'
import { counted, scopeWords } from './words.ts'

/** /user/aaroles and /staticui/roles: who there can be, and what each of them is. */
export default function RolesScreen() {
  const roles = useOperation(rolesApi.list, { counted: 'yes' })
  const permissions = useOperation(permissionsApi.list, {})
  const { state, setState, kept } = useTableSettings('roles')
  const editing = useDialog<Role | undefined>()
  const removing = useDialog<Role>()
  const remove = useCommand(rolesApi.remove, { refresh: rightsReads })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()

  const addButton = (
    <Button variant="primary" icon={<IconPlus size={16} aria-hidden />} onClick={() => editing.open(undefined)}>
      Add role
    </Button>
  )
  const page = localPage(
    roles.items?.items,
    state,
    (role) => `${role.name} ${role.description} ${role.department}`,
    sorts,
  )
  const active = roles.items?.items.filter(({ status }) => status === 'Active').length
  return (
    <>
      <PageHeader
        title="Roles"
        standing={active !== undefined && `${counted(active, 'active role')}. Each user has exactly one role.`}
        action={addButton}
      />
      <DataTable
        label="Roles"
        toolbar={<ExportButton of={roleExportsApi.roles} input={{}} />}
        columns={columnsOf(permissions.items?.items ?? [], { edit: editing.open, remove: removing.open })}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => `role ${name}`}
        page={page}
        loading={roles.loading}
        error={roles.error ?? undefined}
        onRetry={() => void roles.reload()}
        state={state}
        onState={setState}
        kept={kept}
        searchLabel="Search roles"
        onOpen={editing.open}
        empty={{ title: 'No roles yet', text: 'A role says what its users may see and do.', action: addButton }}
      />
      <Dialog
        opened={editing.opened}
        onClose={editing.close}
        title={editing.subject ? `Role ${editing.subject.name}` : 'New role'}
        size="lg"
      >
        <RoleForm
          key={editing.turn}
          role={editing.subject}
          onCancel={editing.close}
          onSaved={({ name }) => {
            editing.close()
            toast(`Role ${name} was saved.`, { kind: 'success' })
          }}
        />
      </Dialog>
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Delete role ${removing.subject?.name}?`}
        confirmLabel="Delete"
        dangerous
        onConfirm={async () => {
          const role = removing.subject
          if (role && (await attempt(() => remove.run({ id: role.id })))) {
            toast(`Role ${role.name} was deleted.`, { kind: 'success' })
          }
        }}
      >
        <p>This cannot be undone. A role that still has users or permissions stays.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

const sorts = {
  name: (role: Role) => role.name,
  id: (role: Role) => role.id,
  updatedAt: (role: Role) => role.updatedAt,
}

type Actions = { edit: (role: Role) => void; remove: (role: Role) => void }

function columnsOf(permissions: readonly Permission[], { edit, remove }: Actions): Column<RoleRow>[] {
  return screenColumns(roleListColumns, {
    name: { sortable: true },
    id: { sortable: true, numeric: true, width: '90px', hidden: true },
    description: {},
    scope: { hidden: true, cell: ({ scope }) => scopeWords[scope] },
    department: { hidden: true },
    users: { numeric: true, cell: (role) => <UserCount {...role} /> },
    permissions: {
      numeric: true,
      cell: ({ id }) => (
        <Link to={`/user/aarolespermission?roleId=${id}`}>
          {permissions.filter(({ roleIds }) => roleIds.includes(id)).length}
        </Link>
      ),
    },
    status: {
      cell: ({ status }) => <StatusBadge hue={status === 'Active' ? 'green' : 'gray'}>{status}</StatusBadge>,
    },
    updatedAt: {
      sortable: true,
      width: '200px',
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
    actions: {
      cell: (role) => (
        <span className={styles.rowActions}>
          <IconButton
            size="small"
            label={`Edit ${role.name}`}
            icon={<IconPencil size={16} />}
            onClick={() => edit(role)}
          />
          <IconButton
            size="small"
            label={`Delete ${role.name}`}
            icon={<IconTrash size={16} />}
            onClick={() => remove(role)}
          />
        </span>
      ),
    },
  })
}

/** How many people have the role; the number leads to them. */
function UserCount({ id, users, usersCapped }: RoleRow) {
  return (
    <Link to={`/user/manageusers?roleId=${id}`}>
      {(users ?? 0).toLocaleString('en')}
      {usersCapped && '+'}
    </Link>
  )
}
