import type { ServerFeature } from '#platform/feature.ts'
import { sessionHandlers } from './handlers.ts'

export const sessionsServer: ServerFeature = {
  handlers: sessionHandlers,
}
