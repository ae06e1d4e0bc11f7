import type { ServerFeature } from '#platform/feature.ts'
import { lettersHandlers } from './handlers.ts'
import { letterJobs } from './jobs.ts'
import { letterTemplatesHandlers } from './template-handlers.ts'

export const lettersServer: ServerFeature = {
  handlers: [...lettersHandlers, ...letterTemplatesHandlers],
  jobs: letterJobs,
  heavyJobs: Object.keys(letterJobs),
  awaitedJobs: Object.keys(letterJobs),
}
