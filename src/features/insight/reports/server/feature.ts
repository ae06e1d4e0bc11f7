import type { ServerFeature } from '#platform/feature.ts'
import { figureInList } from './figure-in-list.ts'
import { reportExportsHandlers, reportsHandlers } from './handlers.ts'
import { reportJobs } from './jobs.ts'

export const reportsServer: ServerFeature = {
  handlers: [...reportsHandlers, ...reportExportsHandlers],
  jobs: reportJobs,
  parts: [figureInList],
}
