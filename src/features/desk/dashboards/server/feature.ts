import type { ServerFeature } from '#platform/feature.ts'
import { dueOfCases } from './due-at-bell.ts'
import { dashboardHandlers } from './handlers.ts'

export const dashboardsServer: ServerFeature = {
  handlers: dashboardHandlers,
  parts: [dueOfCases],
}
