import type { ServerFeature } from '#platform/feature.ts'
import { notificationsHandlers } from './handlers.ts'

export const notificationsServer: ServerFeature = {
  handlers: notificationsHandlers,
}
