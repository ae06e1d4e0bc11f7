import { useState } from 'react'
import { Role } from '#formats/roles.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { UserDialog } from '#identity/users/client/UserForm.tsx'
import { UserBulkButtons } from '#identity/users/client/use-user-actions.tsx'
import { useUserKeeping } from '#identity/users/client/use-user-keeping.ts'
import { attorneyExportsApi, attorneysApi } from '#parties/client/api.ts'
import { LeaveCompany, useViewer, type Viewer } from '#parties/law-firms/client/LeaveCompany.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { AttorneyRow } from '../records.ts'
import { AssistantDialog } from './AssistantDialog.tsx'
import { attorneyUserColumns } from './attorney-user-columns.tsx'
import { asUser, useSignIns } from './use-sign-ins.tsx'
import { askedByAddress, nameOf } from './words.ts'

const TITLE = 'Attorney User'

/** /vCareAttorneyUser/{companyAutoId?}: who signs in as an attorney or as an assistant, for a company or for all. */
export default function AttorneyUsersScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const companyId = Number(params.companyAutoId) || undefined
  if (viewer.worksIn !== undefined) return <LeaveCompany title={TITLE} viewer={viewer} />
  return <AttorneyUsers key={companyId} viewer={viewer} companyId={companyId} />
}

function AttorneyUsers({ viewer, companyId }: { viewer: Viewer; companyId: number | undefined }) {
  const filters = askedByAddress(['lawFirmId', 'attorneyId', 'roleId', 'status'])
  const name = viewer.isProvider ? 'attorneyUsersOfAll' : 'attorneyUsers'
  const { state, setState, kept } = useTableSettings(name, { sort: 'name', filters })
  const users = useList(attorneysApi.users, state, { companyId })
  const firms = useTenants('lawFirm', { enabled: viewer.isProvider })
  const keeping = useUserKeeping()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const actions = useSignIns({ onDone: () => setSelected(new Set()) })
  const adding = useDialog<undefined>()
  const editing = useDialog<AttorneyRow>()
  const toast = useToast()
  const edited = editing.subject && asUser(editing.subject)

  const chosen = (users.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const newAssistant = !viewer.isConfined && (
    <Button variant="primary" icon={<IconUserPlus size={16} aria-hidden />} onClick={() => adding.open(undefined)}>
      New assistant
    </Button>
  )
  return (
    <>
      <PageHeader
        title={TITLE}
        standing={companyId ? <OfCompany companyId={companyId} /> : 'Attorneys and their assistants.'}
        action={
          <>
            {companyId && <LinkButton to="/vCareAttorneyUser">All companies</LinkButton>}
            {newAssistant}
          </>
        }
      />
      <DataTable
        label="Attorney users"
        kept={kept}
        columns={attorneyUserColumns({
          isProvider: viewer.isProvider,
          firms: firms.options,
          actions,
          edit: editing.open,
        })}
        toolbar={<ExportButton of={attorneyExportsApi.attorneyUsers} input={users.input} />}
        rowKey={({ id }) => String(id)}
        rowLabel={nameOf}
        rowHref={({ id, roleId, assistsUserId }) =>
          `/visaCareAddNewAttorney/${companyId ?? 0}/${roleId === Role.attorney ? id : (assistsUserId ?? '')}`
        }
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
        selection={viewer.isConfined ? undefined : { selected, onChange: setSelected }}
        bulkActions={<UserBulkButtons users={chosen.map(asUser)} actions={actions} />}
        empty={{
          title: companyId ? 'Nobody works for this company yet' : 'No attorney users yet',
          text: 'Attorneys and their assistants belong here, each with an own sign-in.',
          action: companyId ? <LinkButton to="/visaCareAttorneySetUp">Attorney Set Up</LinkButton> : newAssistant,
        }}
      />
      <AssistantDialog key={`new ${adding.turn}`} opened={adding.opened} onClose={adding.close} />
      <UserDialog
        opened={editing.opened}
        row={edited}
        turn={editing.turn}
        keeping={keeping}
        onCancel={editing.close}
        onSaved={(message) => {
          editing.close()
          void users.reload()
          toast(message, { kind: 'success' })
        }}
      />
      {actions.dialogs}
    </>
  )
}

/** "Who works for NORTHWIND ANALYTICS, represented by HARBOR & LANE." */
function OfCompany({ companyId }: { companyId: number }) {
  const { items } = useOperation(attorneysApi.ofCompany, { companyId })
  if (!items) return null
  const { companyName, lawFirmName } = items
  return lawFirmName
    ? `Who works for ${companyName}, represented by ${lawFirmName}.`
    : `No law firm represents ${companyName} yet.`
}
