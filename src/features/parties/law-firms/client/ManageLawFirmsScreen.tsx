import { subscriptions } from '#formats/options.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { lawFirmExportsApi, lawFirmsApi } from '#parties/client/api.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useList } from '#platform/client/use-list.ts'
import { IconButton, LinkButton } from '#ui/Button.tsx'
import { IconCircleCheck, IconLock, IconPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { lawFirmListColumns } from '../columns.ts'
import type { LawFirmRow } from '../records.ts'
import { LeaveCompany, useViewer } from './LeaveCompany.tsx'
import { useFirmStatus } from './use-firm-status.tsx'

const TITLE = 'Manage Law Firms'

/** /visaCareManageLawFirms: the firms that represent companies here. */
export default function ManageLawFirmsScreen() {
  const viewer = useViewer()
  return viewer.worksIn === undefined ? <LawFirms /> : <LeaveCompany title={TITLE} viewer={viewer} />
}

function LawFirms() {
  const viewer = useViewer()
  const { state, setState, kept } = useTableSettings('lawFirms', { sort: 'name' })
  const firms = useList(lawFirmsApi.list, state)
  const status = useFirmStatus()
  const newFirm = viewer.isProvider && (
    <LinkButton to="/visaCareAddLawFirm" variant="primary" icon={<IconPlus size={16} aria-hidden />}>
      New law firm
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={TITLE}
        standing="Firms whose attorneys represent companies. Each has an administrator of its own."
        action={newFirm}
      />
      <DataTable
        label="Law firms"
        kept={kept}
        toolbar={<ExportButton of={lawFirmExportsApi.lawFirms} input={firms.input} />}
        columns={columnsOf(viewer.isProvider ? status.ask : undefined)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/visaCareAddLawFirm/${id}`}
        page={firms.items}
        loading={firms.loading}
        error={firms.error ?? undefined}
        onRetry={() => void firms.reload()}
        state={state}
        onState={setState}
        searchLabel="Search by name, code or e-mail"
        empty={{
          title: 'No law firms yet',
          text: 'Firms whose attorneys represent companies belong here. Create the first one; its administrator gets an e-mail.',
          action: newFirm,
        }}
      />
      {status.dialogs}
    </>
  )
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function columnsOf(askStatus: ((firm: LawFirmRow) => void) | undefined): Column<LawFirmRow>[] {
  return screenColumns(lawFirmListColumns, {
    name: { sortable: true },
    code: { width: '120px' },
    email: {},
    attorneys: {
      numeric: true,
      width: '100px',
      cell: ({ id, attorneys }) => <Link to={`/visaCareManageAttorneys?lawFirmId=${id}`}>{attorneys}</Link>,
    },
    companies: {
      numeric: true,
      width: '110px',
      cell: ({ id, companies }) => <Link to={`/visaCareAttorneySetUp?lawFirmId=${id}`}>{companies}</Link>,
    },
    subscription: { width: '190px', filter: { kind: 'choice', options: options(subscriptions) } },
    status: {
      width: '140px',
      filter: { kind: 'choice', options: options(['Active', 'Inactive']) },
      cell: ({ status }) => <StatusBadge hue={status === 'Active' ? 'green' : 'gray'}>{status}</StatusBadge>,
    },
    actions: askStatus !== undefined && {
      width: '90px',
      cell: (firm) => (
        <IconButton
          size="small"
          label={`${firm.status === 'Active' ? 'Deactivate' : 'Activate'} ${firm.name}`}
          icon={firm.status === 'Active' ? <IconLock size={16} /> : <IconCircleCheck size={16} />}
          onClick={() => askStatus(firm)}
        />
      ),
    },
  })
}
