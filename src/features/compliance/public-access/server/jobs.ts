import type { Jobs } from '#platform/jobs/worker.ts'
import { BUNDLE_JOB, makeBundle } from './bundle.ts'
import { ERASE_JOB, erase } from './keeping-store.ts'

export const publicAccessJobs = {
  [BUNDLE_JOB]: (services, { publicFileId }: { publicFileId: number }) => makeBundle(services, publicFileId),
  [ERASE_JOB]: (services, { publicFileId }: { publicFileId: number }) => erase(services, publicFileId),
} satisfies Jobs
