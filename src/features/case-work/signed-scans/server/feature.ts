import type { ServerFeature } from '#platform/feature.ts'
import { scanHandlers } from './handlers.ts'
import { scanJobs } from './jobs.ts'

export const signedScansServer: ServerFeature = {
  handlers: scanHandlers,
  jobs: scanJobs,
  heavyJobs: Object.keys(scanJobs),
}
