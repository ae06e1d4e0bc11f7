import type { ServerFeature } from '#platform/feature.ts'
import { exportedAttorneyLists } from './exported-lists.ts'
import { attorneysHandlers } from './handlers.ts'

export const attorneysServer: ServerFeature = {
  handlers: attorneysHandlers,
  parts: exportedAttorneyLists,
}
