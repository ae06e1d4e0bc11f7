import type { ServerFeature } from '#platform/feature.ts'
import { importsHandlers } from './handlers.ts'
import { importJobs } from './jobs.ts'

export const importsServer: ServerFeature = {
  handlers: importsHandlers,
  jobs: importJobs,
}
