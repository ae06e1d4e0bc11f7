import { useState } from 'react'
import { userExportsApi, usersApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { UserDialog } from '#identity/users/client/UserForm.tsx'
import { UserBulkButtons, useUserActions } from '#identity/users/client/use-user-actions.tsx'
import { useUserKeeping } from '#identity/users/client/use-user-keeping.ts'
import { userColumns } from '#identity/users/client/user-columns.tsx'
import type { RefOutput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'

type UserRow = RefOutput<typeof usersApi.list>['items'][number]

/** /vCareManageUser: the users of one company, the own one unless the address names another. */
export default function CompanyUsersScreen({ params }: ScreenProps) {
  const keeping = useUserKeeping()
  const { state, setState, kept } = useTableSettings('usersOfCompany', { sort: 'name' })
  const companyId = params.companyAutoId ? Number(params.companyAutoId) : undefined
  const users = useList(usersApi.list, state, { companyId })
  const editing = useDialog<UserRow | undefined>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const actions = useUserActions({ onDone: () => setSelected(new Set()) })
  const chosen = (users.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const changeable = chosen.filter((user) => keeping.mayChange(user) && !keeping.isOneself(user))
  const toast = useToast()
  const company = users.items?.items.find((user) => user.companyName)?.companyName
  const add = keeping.choices.length > 0 && (
    <LinkButton
      to={`/visaCareCreateUser${companyId ? `/${companyId}` : ''}`}
      variant="primary"
      icon={<IconUserPlus size={16} aria-hidden />}
    >
      New user
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Manage User"
        standing={companyId && company ? `Users of ${company}.` : 'Users of the company you work in.'}
        action={add}
      />
      <DataTable
        kept={kept}
        toolbar={<ExportButton of={userExportsApi.users} input={users.input} />}
        label="Users"
        columns={userColumns({
          keeping: { ...keeping, acrossTenants: false },
          companies: [],
          actions,
          edit: editing.open,
        })}
        rowKey={({ id }) => String(id)}
        rowLabel={({ firstName, lastName }) => `${firstName} ${lastName}`}
        page={users.items}
        loading={users.loading}
        error={users.error ?? undefined}
        onRetry={() => void users.reload()}
        state={state}
        onState={(next) => {
          setSelected(new Set())
          setState(next)
        }}
        searchLabel="Search by name or e-mail"
        selection={{ selected, onChange: setSelected }}
        bulkActions={<UserBulkButtons users={changeable} actions={actions} />}
        onOpen={(user) => keeping.mayChange(user) && editing.open(user)}
        empty={{ title: 'No users yet', text: 'People of the company who sign in belong here.', action: add }}
      />
      <UserDialog
        opened={editing.opened}
        row={editing.subject}
        turn={editing.turn}
        keeping={keeping}
        onCancel={editing.close}
        onSaved={(message) => {
          editing.close()
          toast(message, { kind: 'success' })
        }}
      />
      {actions.dialogs}
    </>
  )
}
