import type { ServerFeature } from '#platform/feature.ts'
import { formLibraryHandlers } from './handlers.ts'
import { formLibraryJobs } from './jobs.ts'

export const formLibraryServer: ServerFeature = {
  handlers: formLibraryHandlers,
  jobs: formLibraryJobs,
}
