import type { ServerFeature } from '#platform/feature.ts'
import { meteringHandlers } from './handlers.ts'
import { meteringJobs } from './jobs.ts'
import { meterSchedulerHandlers } from './scheduler-handlers.ts'

export const meteringServer: ServerFeature = {
  handlers: [...meteringHandlers, ...meterSchedulerHandlers],
  jobs: meteringJobs,
}
