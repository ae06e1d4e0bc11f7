import type { ServerFeature } from '#platform/feature.ts'
import { moveHandlers } from './handlers.ts'

export const movesServer: ServerFeature = {
  handlers: moveHandlers,
}
