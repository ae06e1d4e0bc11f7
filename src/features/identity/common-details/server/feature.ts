import type { ServerFeature } from '#platform/feature.ts'
import { exportedCommonDetailLists } from './exported-lists.ts'
import { commonDetailsHandlers } from './handlers.ts'

export const commonDetailsServer: ServerFeature = {
  handlers: commonDetailsHandlers,
  parts: exportedCommonDetailLists,
}
