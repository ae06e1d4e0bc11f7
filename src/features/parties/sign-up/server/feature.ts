import type { ServerFeature } from '#platform/feature.ts'
import { signUpHandlers } from './handlers.ts'
import { signUpJobs } from './jobs.ts'

export const signUpServer: ServerFeature = {
  handlers: signUpHandlers,
  jobs: signUpJobs,
}
