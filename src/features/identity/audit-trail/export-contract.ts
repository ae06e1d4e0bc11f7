import { exportOf } from '#platform/export/export-of.ts'
import { auditTrail } from './contract.ts'

export const auditExports = {
  auditTrail: exportOf('exports.auditTrail', auditTrail.list, 'The audit trail', 'Exported the audit trail'),
}
