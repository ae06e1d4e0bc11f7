import type { ServerFeature } from '#platform/feature.ts'
import { retentionHandlers } from './handlers.ts'
import { retentionJobs } from './jobs.ts'

export const retentionServer: ServerFeature = { handlers: retentionHandlers, jobs: retentionJobs }
