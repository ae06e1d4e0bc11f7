import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { invoiceExportsApi, invoicesApi } from '#money/client/api.ts'
import { invoiceListColumns } from '#money/invoices/columns.ts'
import type { InvoiceRow } from '#money/invoices/records.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { ReconciliationCard } from './ReconciliationCard.tsx'
import { SandboxNote } from './SandboxNote.tsx'
import { stateOf } from './states.ts'

/** /visaCareTransactionDetails: every invoice with what became of it. */
export default function TransactionsScreen() {
  const { state, setState, kept } = useTableSettings('invoices')
  const list = useList(invoicesApi.list, state)
  const reading = useDialog<InvoiceRow>()
  const compares = useSignedIn().rights?.includes('billing:refund') ?? false
  return (
    <>
      <PageHeader
        title="Transaction Details"
        standing="Every invoice and what became of it. Service and government fees are kept apart."
      />
      <SandboxNote />
      <DataTable
        label="Invoices"
        kept={kept}
        toolbar={
          <>
            <ExportButton of={invoiceExportsApi.invoices} input={list.input} />
            <ExportButton of={invoiceExportsApi.ledger} input={{}} label="Export for accounting" />
          </>
        }
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLabel={({ number }) => number}
        page={list.items}
        loading={list.loading}
        error={list.error ?? undefined}
        onRetry={() => void list.reload()}
        state={state}
        onState={setState}
        searchLabel="Search by number or title"
        onOpen={reading.open}
        empty={{ title: 'No invoices yet', text: 'What a company subscribes to or orders appears here.' }}
      />
      {compares && <ReconciliationCard />}
      {reading.opened && reading.subject && <InvoiceDialog id={reading.subject.id} onClose={reading.close} />}
    </>
  )
}

const columns: Column<InvoiceRow>[] = screenColumns(invoiceListColumns, {
  number: { width: '120px' },
  issuedOn: { width: '120px' },
  companyName: {},
  title: {},
  service: { numeric: true },
  government: { numeric: true },
  total: { numeric: true },
  state: {
    cell: (row) => {
      const { words, hue } = stateOf(row)
      return <StatusBadge hue={hue}>{words}</StatusBadge>
    },
  },
})
