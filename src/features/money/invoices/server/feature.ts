import type { ServerFeature } from '#platform/feature.ts'
import { exportedInvoiceLists } from './exported-lists.ts'
import { invoicesHandlers } from './handlers.ts'

export const invoicesServer: ServerFeature = { handlers: invoicesHandlers, parts: exportedInvoiceLists }
