import type { ServerFeature } from '#platform/feature.ts'
import { BUNDLE_JOB, makeBundle } from './bundle.ts'
import { ERASE_JOB, erase } from './erase.ts'
import { publicAccessHandlers } from './handlers.ts'
import { inspectionHandlers } from './inspection-handlers.ts'
import { publicFilePlace } from './known-besides.ts'
import { publicFilesOpen } from './open-items.ts'

export const publicAccessServer: ServerFeature = {
  handlers: [...publicAccessHandlers, ...inspectionHandlers],
  jobs: {
    [BUNDLE_JOB]: (services, { publicFileId }: { publicFileId: number }) => makeBundle(services, publicFileId),
    [ERASE_JOB]: (services, { publicFileId }: { publicFileId: number }) => erase(services, publicFileId),
  },
  heavyJobs: [BUNDLE_JOB],
  parts: [publicFilePlace, publicFilesOpen],
}
