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
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { MenuIcon } from '#ui/shell/MenuIcon.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import { permissionListColumns } from '../columns.ts'
import type { Permission } from '../permission-contract.ts'
import { followRights, rightsReads } from './follow-rights.ts'
import { inMenuOrder, isHeading, type RowInTree } from './menu-rows.ts'
import { PermissionForm } from './PermissionForm.tsx'
import styles from './roles.module.css'
import { counted, rightInWords } from './words.ts'

type Row = RowInTree<Permission>

/** /user/aapermissions and /staticui/permissions: the rows of the menu in their order, then the rights. */
export default function PermissionsScreen() {
  const permissions = useOperation(permissionsApi.list, {})
  const roles = useOperation(rolesApi.list, {})
  const { state, setState, kept } = useTableSettings('permissions')
  const editing = useDialog<Permission | undefined>()
  const removing = useDialog<Permission>()
  const remove = useCommand(permissionsApi.remove, { refresh: rightsReads })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()

  const all = permissions.items?.items
  const kind = state.filters.kind ?? ''
  const rows = all && rowsOf(all, kind)
  const page = localPage(rows, state, ({ row }) => `${row.name} ${row.description}`, sorts)
  const roleName = (id: number) => roles.items?.items.find((role) => role.id === id)?.name ?? String(id)
  const addButton = (
    <Button variant="primary" icon={<IconPlus size={16} aria-hidden />} onClick={() => editing.open(undefined)}>
      Add permission
    </Button>
  )
  const removed = removing.subject && nameOf(removing.subject)
  return (
    <>
      <PageHeader title="Permissions" standing={all && standingOf(all)} action={addButton} />
      <DataTable
        label="Permissions"
        toolbar={<ExportButton of={roleExportsApi.permissions} input={kind ? { kind } : {}} />}
        columns={columnsOf(roleName, { edit: editing.open, remove: removing.open })}
        rowKey={({ row }) => String(row.id)}
        rowLabel={({ row }) => nameOf(row)}
        page={page}
        loading={permissions.loading}
        error={permissions.error ?? undefined}
        onRetry={() => void permissions.reload()}
        state={state}
        onState={setState}
        kept={kept}
        searchLabel="Search permissions"
        onOpen={({ row }) => editing.open(row)}
        empty={{ title: 'No permissions yet', text: 'Menu rows and rights belong here.', action: addButton }}
      />
      <Dialog
        opened={editing.opened}
        onClose={editing.close}
        title={editing.subject ? `Permission ${nameOf(editing.subject)}` : 'New permission'}
        size="lg"
      >
        <PermissionForm
          key={editing.turn}
          permission={editing.subject}
          onCancel={editing.close}
          onSaved={(saved) => {
            editing.close()
            toast(`Permission ${nameOf(saved)} was saved.`, { kind: 'success' })
          }}
        />
      </Dialog>
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Delete permission ${removed}?`}
        confirmLabel="Delete"
        dangerous
        onConfirm={async () => {
          const permission = removing.subject
          if (!permission || !(await attempt(() => remove.run({ id: permission.id })))) return
          await followRights()
          toast(`Permission ${removed} was deleted.`, { kind: 'success' })
        }}
      >
        <p>
          {removing.subject?.roleIds.length
            ? `It is taken from ${counted(removing.subject.roleIds.length, 'role')} at once.`
            : 'No role has it.'}{' '}
          This cannot be undone.
        </p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

const nameOf = ({ name, description }: Permission) => description || name
const sorts = {
  description: ({ row }: Row) => nameOf(row),
  name: ({ row }: Row) => row.name,
  position: ({ row }: Row) => row.position,
}

function rowsOf(all: readonly Permission[], kind: string): Row[] {
  const menu = inMenuOrder(all.filter((row) => row.kind === 'menu'))
  const rights = all.filter((row) => row.kind === 'operation').sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const operations = rights.map((row) => ({ row, depth: 0 }))
  return kind === 'menu' ? menu : kind === 'operation' ? operations : [...menu, ...operations]
}

function standingOf(all: readonly Permission[]): string {
  const menu = all.filter((row) => row.kind === 'menu').length
  return `${counted(menu, 'menu row')} and ${counted(all.length - menu, 'right')}. Every call is checked against the rights; the menu only follows.`
}

type Actions = { edit: (permission: Permission) => void; remove: (permission: Permission) => void }

function columnsOf(roleName: (id: number) => string, { edit, remove }: Actions): Column<Row>[] {
  const columns = screenColumns(permissionListColumns, {
    description: { sortable: true },
    kind: {
      width: '150px',
      filter: {
        kind: 'choice',
        options: [
          { value: 'menu', label: 'Menu row' },
          { value: 'operation', label: 'Right' },
        ],
      },
      cell: (row) => <Kind {...row} />,
    },
    name: { sortable: true, cell: ({ name }) => <code className={styles.code}>{name}</code> },
    position: {
      sortable: true,
      numeric: true,
      width: '100px',
      cell: ({ kind, position }) => (kind === 'menu' ? position : ''),
    },
    roles: {
      cell: ({ roleIds }) => (
        <span title={roleIds.map(roleName).join(', ')}>{rolesInWords(roleIds.map(roleName))}</span>
      ),
    },
    updatedAt: { hidden: true, cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} /> },
    actions: {
      width: '100px',
      cell: (row) => (
        <span className={styles.rowActions}>
          <IconButton
            size="small"
            label={`Edit ${nameOf(row)}`}
            icon={<IconPencil size={16} />}
            onClick={() => edit(row)}
          />
          <IconButton
            size="small"
            label={`Delete ${nameOf(row)}`}
            icon={<IconTrash size={16} />}
            onClick={() => remove(row)}
          />
        </span>
      ),
    },
  })
  // The title alone knows how deep in the menu its row is.
  return columns.map(({ aside: _aside, ...column }) => ({
    ...column,
    cell: (inTree) => (column.key === 'description' ? <Title {...inTree} /> : column.cell(inTree.row)),
  }))
}

function Title({ row, depth }: Row) {
  if (row.kind === 'operation') return rightInWords(row)
  return (
    <span className={styles.inTree} style={{ paddingInlineStart: depth * 22 }}>
      {row.icon && <MenuIcon name={row.icon} />}
      {nameOf(row)}
    </span>
  )
}

function Kind(row: Permission) {
  if (row.kind === 'operation') return <StatusBadge hue="blue">Right</StatusBadge>
  if (row.disabled) return <StatusBadge hue="orange">Disabled</StatusBadge>
  return <StatusBadge hue={isHeading(row) ? 'gray' : 'teal'}>{isHeading(row) ? 'Heading' : 'Menu row'}</StatusBadge>
}

function rolesInWords(names: string[]): string {
  if (names.length === 0) return 'No role'
  return names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}
