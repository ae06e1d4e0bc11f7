import { exportOf } from '#platform/export/export-of.ts'
import { listOperations } from './contract.ts'

export const caseExports = {
  cases: exportOf('exports.cases', listOperations.list, 'Cases', 'Exported cases'),
}
