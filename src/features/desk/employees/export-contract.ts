import { exportOf } from '#platform/export/export-of.ts'
import { employeeOperations } from './contract.ts'

export const employeeExports = {
  roster: exportOf(
    'exports.roster',
    employeeOperations.list,
    'Work authorization roster',
    'Exported the work authorization roster',
  ),
}
