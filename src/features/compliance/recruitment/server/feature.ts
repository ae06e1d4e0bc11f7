import type { ServerFeature } from '#platform/feature.ts'
import { recruitmentHandlers } from './handlers.ts'
import { BUILD_JOB, recruitmentJobs } from './jobs.ts'
import { recruitmentOpen } from './open-items.ts'

export const recruitmentServer: ServerFeature = {
  handlers: recruitmentHandlers,
  jobs: recruitmentJobs,
  heavyJobs: [BUILD_JOB],
  parts: [recruitmentOpen],
}
