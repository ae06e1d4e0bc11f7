import type { ServerFeature } from '#platform/feature.ts'
import { tenantArchivesHandlers } from './handlers.ts'
import { heavyArchiveJobs, tenantArchiveJobs } from './jobs.ts'

export const tenantArchivesServer: ServerFeature = {
  handlers: tenantArchivesHandlers,
  jobs: tenantArchiveJobs,
  heavyJobs: heavyArchiveJobs,
}
