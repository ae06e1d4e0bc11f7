import type { ServerFeature } from '#platform/feature.ts'
import { bulkHandlers } from './bulk-handlers.ts'
import { exportedCaseLists } from './exported-lists.ts'
import { listHandlers } from './handlers.ts'

export const caseListsServer: ServerFeature = {
  handlers: [...listHandlers, ...bulkHandlers],
  parts: exportedCaseLists,
}
