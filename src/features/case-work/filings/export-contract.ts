import { exportOf } from '#platform/export/export-of.ts'
import { filings } from './contract.ts'

export const filingExports = {
  filingAddresses: exportOf('exports.filingAddresses', filings.addresses, 'Filing addresses'),
}
