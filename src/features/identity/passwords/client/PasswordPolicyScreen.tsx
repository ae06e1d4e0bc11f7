import { passwordsApi } from '#identity/client/api.ts'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { localPage } from '#platform/client/local-page.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconPencil, IconPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Policy } from '../contract.ts'
import { PolicyForm } from './PolicyForm.tsx'
import { rulesInWords } from './policy-values.ts'

/** /user/passwordpolicy: what new passwords must have. One policy applies; others wait. */
export default function PasswordPolicyScreen() {
  const { rolespermission } = useSignedIn().AUTHDATA
  // The rules can be read without a session, so the server does not close this page; the menu does.
  if (rolespermission.some(({ permission_name }) => permission_name === 'user/passwordpolicy')) return <Policies />
  return (
    <>
      <PageHeader title="Password Policy" />
      <EmptyState
        title="Your role does not keep the password policy"
        text="Ask an administrator of VisaCare to change it."
      />
    </>
  )
}

function Policies() {
  const policies = useOperation(passwordsApi.policies, {})
  const { state, setState, kept } = useTableSettings('passwordPolicies')
  const editing = useDialog<Policy | undefined>()
  const toast = useToast()

  const active = policies.items?.items.find(({ status }) => status === 'Active')
  const addButton = (
    <Button variant="primary" icon={<IconPlus size={16} aria-hidden />} onClick={() => editing.open(undefined)}>
      Add policy
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Password Policy"
        standing={active && `${active.name} applies to every new password. Passwords in use stay as they are.`}
        action={addButton}
      />
      <DataTable
        label="Password policies"
        columns={columnsOf(editing.open)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => `policy ${name}`}
        page={localPage(policies.items?.items, state, ({ name }) => name)}
        loading={policies.loading}
        error={policies.error ?? undefined}
        onRetry={() => void policies.reload()}
        state={state}
        onState={setState}
        kept={kept}
        searchLabel="Search policies"
        onOpen={editing.open}
        empty={{ title: 'No policy yet', text: 'Until there is one, the default applies.', action: addButton }}
      />
      <Dialog
        opened={editing.opened}
        onClose={editing.close}
        title={editing.subject ? `Password policy ${editing.subject.name}` : 'New password policy'}
        size="lg"
      >
        <PolicyForm
          key={editing.turn}
          policy={editing.subject}
          onCancel={editing.close}
          onSaved={({ name, status }) => {
            editing.close()
            toast(status === 'Active' ? `${name} was saved and applies now.` : `${name} was saved.`, {
              kind: 'success',
            })
          }}
        />
      </Dialog>
    </>
  )
}

function columnsOf(edit: (policy: Policy) => void): Column<Policy>[] {
  return [
    { key: 'name', title: 'Policy', cell: ({ name }) => name },
    { key: 'rules', title: 'A new password needs', cell: rulesInWords },
    {
      key: 'maxAgeDays',
      title: 'Changed after',
      cell: ({ maxAgeDays }) => (maxAgeDays === null ? 'never' : `${maxAgeDays} days`),
    },
    {
      key: 'status',
      title: 'Status',
      cell: ({ status }) => <StatusBadge hue={status === 'Active' ? 'green' : 'gray'}>{status}</StatusBadge>,
    },
    {
      key: 'actions',
      title: 'Actions',
      cell: (policy) => (
        <IconButton
          size="small"
          label={`Edit ${policy.name}`}
          icon={<IconPencil size={16} />}
          onClick={() => edit(policy)}
        />
      ),
    },
  ]
}
