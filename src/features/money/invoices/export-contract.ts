import { exportOf } from '#platform/export/export-of.ts'
import { invoices } from './contract.ts'

export const invoiceExports = {
  invoices: exportOf('exports.invoices', invoices.list, 'Invoices', 'Exported invoices'),
  ledger: exportOf('exports.ledger', invoices.entries, 'The books', 'Exported the books'),
}
