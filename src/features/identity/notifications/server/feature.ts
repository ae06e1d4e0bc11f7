import type { ServerFeature } from '#platform/feature.ts'
import { notificationsHandlers } from './handlers.ts'
import { notificationJobs } from './jobs.ts'

export const notificationsServer: ServerFeature = {
  handlers: notificationsHandlers,
  jobs: notificationJobs,
}
