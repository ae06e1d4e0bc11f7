import type { ServerFeature } from '#platform/feature.ts'
import { searchHandlers } from './handlers.ts'

export const searchServer: ServerFeature = {
  handlers: searchHandlers,
}
