import { useState } from 'react'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { UserBulkButtons } from '#identity/users/client/use-user-actions.tsx'
import { attorneyExportsApi, attorneysApi } from '#parties/client/api.ts'
import { LeaveCompany, useViewer, type Viewer } from '#parties/law-firms/client/LeaveCompany.tsx'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useList } from '#platform/client/use-list.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Option } from '#ui/fields/SelectField.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { attorneyListColumns } from '../columns.ts'
import type { AttorneyRow } from '../records.ts'
import styles from './attorneys.module.css'
import { asUser, SignInButtons, useSignIns } from './use-sign-ins.tsx'
import { askedByAddress, hues, nameOf } from './words.ts'

const TITLE = 'Manage Attorneys'

/** /visaCareManageAttorneys: the attorneys of a firm, for the provider those of all firms. */
export default function ManageAttorneysScreen() {
  const viewer = useViewer()
  if (viewer.worksIn !== undefined) return <LeaveCompany title={TITLE} viewer={viewer} />
  return <Attorneys viewer={viewer} />
}

function Attorneys({ viewer }: { viewer: Viewer }) {
  const { state, setState, kept } = useTableSettings(viewer.isProvider ? 'attorneysOfAll' : 'attorneys', {
    sort: 'name',
    filters: askedByAddress(['lawFirmId', 'companyId', 'status']),
  })
  const attorneys = useList(attorneysApi.list, state)
  const firms = useTenants('lawFirm', { enabled: viewer.isProvider })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const actions = useSignIns({ onDone: () => setSelected(new Set()) })
  const chosen = (attorneys.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const newAttorney = !viewer.isConfined && (
    <LinkButton to="/visaCareAddNewAttorney" variant="primary" icon={<IconUserPlus size={16} aria-hidden />}>
      New attorney
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={TITLE}
        standing="An attorney sees the companies assigned in Attorney Set Up, and nothing else."
        action={newAttorney}
      />
      <DataTable
        label="Attorneys"
        kept={kept}
        columns={columnsOf(viewer, firms.options, actions)}
        toolbar={<ExportButton of={attorneyExportsApi.attorneys} input={attorneys.input} />}
        rowKey={({ id }) => String(id)}
        rowLabel={nameOf}
        rowHref={({ id }) => `/visaCareAddNewAttorney/0/${id}`}
        page={attorneys.items}
        loading={attorneys.loading}
        error={attorneys.error ?? undefined}
        onRetry={() => void attorneys.reload()}
        state={state}
        onState={(next) => {
          setSelected(new Set())
          setState(next)
        }}
        searchLabel="Search by name or e-mail"
        selection={viewer.isConfined ? undefined : { selected, onChange: setSelected }}
        bulkActions={<UserBulkButtons users={chosen.map(asUser)} actions={actions} />}
        empty={{
          title: 'No attorneys yet',
          text: 'Attorneys who represent companies belong here. Create the first one; the link goes by e-mail.',
          action: newAttorney,
        }}
      />
      {actions.dialogs}
    </>
  )
}

const statuses = ['Active', 'Invited', 'Inactive'].map((value) => ({ value, label: value }))

function columnsOf(
  viewer: Viewer,
  firms: readonly Option[],
  actions: ReturnType<typeof useSignIns>,
): Column<AttorneyRow>[] {
  return screenColumns(attorneyListColumns, {
    name: { sortable: true, width: '170px' },
    lawFirmId: viewer.isProvider && {
      filter: { kind: 'choice', options: firms },
      cell: ({ lawFirmId, lawFirmName }) => <Link to={`/visaCareAddLawFirm/${lawFirmId}`}>{lawFirmName}</Link>,
    },
    barStates: { width: '120px', cell: ({ barStates }) => barStates.join(', ') || 'None yet' },
    email: {},
    phone: { width: '150px' },
    companies: {
      numeric: true,
      width: '110px',
      cell: ({ id, companies }) => <Link to={`/visaCareAttorneySetUp?attorneyId=${id}`}>{companies}</Link>,
    },
    assistants: {
      numeric: true,
      width: '110px',
      cell: ({ id, assistants }) => <Link to={`/vCareAttorneyUser?attorneyId=${id}`}>{assistants}</Link>,
    },
    status: {
      width: '140px',
      filter: { kind: 'choice', options: statuses },
      cell: ({ status }) => <StatusBadge hue={hues[status]}>{status}</StatusBadge>,
    },
    actions: !viewer.isConfined && {
      width: '110px',
      cell: (row) => (
        <span className={styles.rowActions}>
          <SignInButtons row={row} actions={actions} />
        </span>
      ),
    },
  })
}
