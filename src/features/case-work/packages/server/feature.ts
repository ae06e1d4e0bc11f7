import type { ServerFeature } from '#platform/feature.ts'
import { packageHandlers } from './handlers.ts'
import { packageJobs } from './jobs.ts'
import { packagesFollowRejection } from './moved.ts'
import { signaturesOpen } from './open-items.ts'
import { responseHandlers } from './response-handlers.ts'

export const packagesServer: ServerFeature = {
  handlers: [...packageHandlers, ...responseHandlers],
  jobs: packageJobs,
  heavyJobs: Object.keys(packageJobs),
  parts: [packagesFollowRejection, signaturesOpen],
}
