import type { ServerFeature } from '#platform/feature.ts'
import { dutiesAfterEmployment } from './employment-ended.ts'
import { moveHandlers } from './handlers.ts'
import { tasksEndWithFiling } from './tasks-of-filing.ts'
import { moveJobs } from './tell-move.ts'

export const movesServer: ServerFeature = {
  handlers: moveHandlers,
  jobs: moveJobs,
  parts: [dutiesAfterEmployment, tasksEndWithFiling],
}
