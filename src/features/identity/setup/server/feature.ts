import type { ServerFeature } from '#platform/feature.ts'
import { setupHandlers } from './handlers.ts'

export const setupServer: ServerFeature = {
  handlers: setupHandlers,
}
