import { mornings } from '#case-work/deadlines/server/jobs.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { i9Dates } from './calendar.ts'
import { dueOfForms } from './due-at-bell.ts'
import { i9Handlers } from './handlers.ts'
import { BUNDLE_JOB, i9Jobs } from './jobs.ts'
import { i9LinkHandlers } from './link-handlers.ts'
import { remindOfI9 } from './morning.ts'

export const i9Server: ServerFeature = {
  handlers: [...i9Handlers, ...i9LinkHandlers],
  jobs: i9Jobs,
  heavyJobs: [BUNDLE_JOB],
  parts: [mornings(remindOfI9), i9Dates, dueOfForms],
}
