import type { ServerFeature } from '#platform/feature.ts'
import { passwordHandlers } from './handlers.ts'
import { signInJobs } from './jobs.ts'

export const passwordsServer: ServerFeature = {
  handlers: passwordHandlers,
  jobs: signInJobs,
}
