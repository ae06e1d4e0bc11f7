import { exportedList } from '#identity/exports/server/exported.ts'
import { fileColumns } from '#platform/export/list-column.ts'
import { auditListColumns } from '../columns.ts'
import { auditTrail } from '../contract.ts'
import { auditExports } from '../export-contract.ts'

export const exportedAuditLists = [
  exportedList({ list: auditTrail.list, operation: auditExports.auditTrail, columns: fileColumns(auditListColumns) }),
]
