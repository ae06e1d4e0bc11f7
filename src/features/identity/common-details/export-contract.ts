import { exportOf } from '#platform/export/export-of.ts'
import { commonDetails } from './contract.ts'

export const commonDetailExports = {
  commonDetails: exportOf(
    'exports.commonDetails',
    commonDetails.list,
    'The values that screens offer',
    'Exported the common values',
  ),
}
