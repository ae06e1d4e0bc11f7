import { useState } from 'react'
import { userExportsApi, usersApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { Button } from '#ui/Button.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { UserRow } from '../records.ts'
import { useTenants, withCompaniesOf } from './tenants.ts'
import { UserDialog } from './UserForm.tsx'
import { UserBulkButtons, useUserActions } from './use-user-actions.tsx'
import { useUserKeeping } from './use-user-keeping.ts'
import { userColumns } from './user-columns.tsx'

/** /user/manageusers: who may sign in, as what, in which tenant. */
export default function ManageUsersScreen() {
  const keeping = useUserKeeping()
  const { state, setState, kept } = useTableSettings(keeping.acrossTenants ? 'usersOfAll' : 'users', {
    filters: askedByAddress(),
    sort: 'name',
  })
  const users = useList(usersApi.list, state)
  // The filter offers the companies on screen at once, all others when somebody opens it or has set one.
  const [narrows, setNarrows] = useState(false)
  const companies = useTenants('company', {
    enabled: keeping.acrossTenants && (narrows || Boolean(state.filters.companyId)),
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const editing = useDialog<UserRow | undefined>()
  const actions = useUserActions({ onDone: () => setSelected(new Set()) })
  const toast = useToast()

  const chosen = (users.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const changeable = chosen.filter((user) => keeping.mayChange(user) && !keeping.isOneself(user))
  const newUser = keeping.choices.length > 0 && (
    <Button variant="primary" icon={<IconUserPlus size={16} aria-hidden />} onClick={() => editing.open(undefined)}>
      New user
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Manage Users"
        standing="Everyone who may sign in. New users get a link by e-mail."
        action={newUser}
      />
      <DataTable
        // The columns are settled when it is known over how many tenants this reaches.
        key={String(keeping.acrossTenants)}
        kept={kept}
        toolbar={<ExportButton of={userExportsApi.users} input={users.input} />}
        label="Users"
        columns={userColumns({
          keeping,
          companies: withCompaniesOf(users.items?.items ?? [], companies.options),
          onCompanies: () => setNarrows(true),
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
        onOpen={(user) => keeping.mayChange(user) && editing.open(user)}
        selection={{ selected, onChange: setSelected }}
        bulkActions={<UserBulkButtons users={changeable} actions={actions} />}
        empty={{ title: 'No users yet', text: 'People who sign in to VisaCare belong here.', action: newUser }}
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

/** Links such as the number of users of a role lead here with their filter. */
function askedByAddress(): Record<string, string> {
  const asked = new URLSearchParams(window.location.search)
  const entries = ['roleId', 'companyId', 'status'].map((name) => [name, asked.get(name) ?? ''])
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
