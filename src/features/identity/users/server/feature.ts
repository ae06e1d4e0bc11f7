import type { ServerFeature } from '#platform/feature.ts'
import { exportedUserLists } from './exported-lists.ts'
import { usersHandlers } from './handlers.ts'

export const usersServer: ServerFeature = {
  handlers: usersHandlers,
  parts: exportedUserLists,
}
