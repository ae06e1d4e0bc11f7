import { exportedList } from '#identity/exports/server/exported.ts'
import { invoiceListColumns } from '#money/invoices/columns.ts'
import { invoiceExports, invoices } from '#money/invoices/contract.ts'
import type { RowOf } from '#platform/export/export-of.ts'
import { columnsOfFileAlone, dateOf, fileColumns } from '#platform/export/list-column.ts'

export const exportedInvoiceLists = [
  exportedList({ list: invoices.list, operation: invoiceExports.invoices, columns: fileColumns(invoiceListColumns) }),
  // For the accountants' program; no screen lists the entries.
  exportedList({
    list: invoices.entries,
    operation: invoiceExports.ledger,
    columns: columnsOfFileAlone<RowOf<typeof invoices.entries>>([
      { title: 'Date', value: ({ at }, here) => dateOf(here.day(at)) },
      { title: 'Company', value: ({ companyCode }) => companyCode },
      { title: 'Source', value: ({ source }) => source },
      { title: 'Memo', value: ({ memo }) => memo },
      { title: 'Debit', value: ({ debit }) => debit },
      { title: 'Credit', value: ({ credit }) => credit },
      { title: 'Paid by', value: ({ payer }) => payer },
      { title: 'Amount', value: ({ amountCents }) => ({ cents: amountCents }) },
    ]),
  }),
]
