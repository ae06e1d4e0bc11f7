import type { ServerFeature } from '#platform/feature.ts'
import { dashboardHandlers } from './handlers.ts'

export const dashboardsServer: ServerFeature = {
  handlers: dashboardHandlers,
}
