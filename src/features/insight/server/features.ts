import { DELIVER_JOB, deliver } from '#insight/connections/server/deliver.ts'
import { apiKeyHandlers } from '#insight/connections/server/key-handlers.ts'
import { webhookHandlers } from '#insight/connections/server/webhook-handlers.ts'
import { meteringHandlers } from '#insight/metering/server/handlers.ts'
import { meteringJobs } from '#insight/metering/server/jobs.ts'
import { meterSchedulerHandlers } from '#insight/metering/server/scheduler-handlers.ts'
import { figureInList } from '#insight/reports/server/figure-in-list.ts'
import { reportExportsHandlers, reportsHandlers } from '#insight/reports/server/handlers.ts'
import { reportJobs } from '#insight/reports/server/jobs.ts'
import { tenantArchivesHandlers } from '#insight/tenant-archives/server/handlers.ts'
import { heavyArchiveJobs, tenantArchiveJobs } from '#insight/tenant-archives/server/jobs.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What each feature of this floor does on the server. */
export const insightOnServer = {
  reports: {
    handlers: [...reportsHandlers, ...reportExportsHandlers],
    jobs: reportJobs,
    parts: [figureInList],
  },
  'tenant-archives': {
    handlers: tenantArchivesHandlers,
    jobs: tenantArchiveJobs,
    heavyJobs: heavyArchiveJobs,
  },
  metering: {
    handlers: [...meteringHandlers, ...meterSchedulerHandlers],
    jobs: meteringJobs,
  },
  connections: {
    handlers: [...apiKeyHandlers, ...webhookHandlers],
    jobs: { [DELIVER_JOB]: (services, { deliveryId }: { deliveryId: number }) => deliver(services, deliveryId) },
  },
} satisfies Readonly<Record<string, ServerFeature>>
