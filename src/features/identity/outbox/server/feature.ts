import type { ServerFeature } from '#platform/feature.ts'
import { exportedOutboxLists } from './exported-lists.ts'
import { outboxHandlers } from './handlers.ts'

export const outboxServer: ServerFeature = {
  handlers: outboxHandlers,
  parts: exportedOutboxLists,
}
