import { operationsOf } from '#platform/client/operations.ts'
import type { invoices } from '../contract.ts'
import type { invoiceExports } from '../export-contract.ts'

export const invoicesApi = operationsOf<typeof invoices>('invoices')
export const invoiceExportsApi = operationsOf<typeof invoiceExports>('exports')
