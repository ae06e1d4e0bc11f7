import { exportOf } from '#platform/export/export-of.ts'
import { addressOperations } from './contract.ts'

export const filingExports = {
  filingAddresses: exportOf(
    'exports.filingAddresses',
    addressOperations.addresses,
    'Filing addresses',
    'Exported filing addresses',
  ),
}
