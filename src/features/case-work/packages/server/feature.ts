import type { ServerFeature } from '#platform/feature.ts'
import { packageHandlers } from './handlers.ts'
import { packageJobs } from './jobs.ts'
import { packagesFollowRejection } from './moved.ts'
import { signaturesOpen } from './open-items.ts'

export const packagesServer: ServerFeature = {
  handlers: packageHandlers,
  jobs: packageJobs,
  heavyJobs: Object.keys(packageJobs),
  parts: [packagesFollowRejection, signaturesOpen],
}
