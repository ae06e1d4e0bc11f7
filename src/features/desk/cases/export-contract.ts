import { exportOf } from '#platform/export/export-of.ts'
import { cases } from './contract.ts'

export const caseExports = {
  cases: exportOf('exports.cases', cases.list, 'Cases'),
}
