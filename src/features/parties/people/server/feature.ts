import type { ServerFeature } from '#platform/feature.ts'
import { exportedPersonLists } from './exported-lists.ts'
import { peopleHandlers } from './handlers.ts'

export const peopleServer: ServerFeature = {
  handlers: peopleHandlers,
  parts: exportedPersonLists,
}
