import type { ServerFeature } from '#platform/feature.ts'
import { exportedAuditLists } from './exported-lists.ts'
import { auditTrailHandlers } from './handlers.ts'

export const auditTrailServer: ServerFeature = {
  handlers: auditTrailHandlers,
  parts: exportedAuditLists,
}
