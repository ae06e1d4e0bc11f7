import type { ServerFeature } from '#platform/feature.ts'
import { systemCheckHandlers } from './handlers.ts'

export const systemCheckServer: ServerFeature = {
  handlers: systemCheckHandlers,
}
