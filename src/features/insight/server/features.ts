import { apiKeys } from '#insight/connections/key-contract.ts'
import { DELIVER_JOB, deliver } from '#insight/connections/server/deliver.ts'
import { webhooks } from '#insight/connections/webhook-contract.ts'
import { metering } from '#insight/metering/contract.ts'
import { meterScheduler } from '#insight/metering/scheduler-contract.ts'
import { meteringJobs } from '#insight/metering/server/jobs.ts'
import { reportExports, reportOperations } from '#insight/reports/contract.ts'
import { figureInList } from '#insight/reports/server/figure-in-list.ts'
import { reportJobs } from '#insight/reports/server/jobs.ts'
import { tenantArchives } from '#insight/tenant-archives/contract.ts'
import { heavyArchiveJobs, tenantArchiveJobs } from '#insight/tenant-archives/server/jobs.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'

/** What each feature of this floor does on the server. */
export const insightOnServer = {
  reports: {
    handlers: [
      ...onFirstCall(reportOperations, () => import('#insight/reports/server/handlers.ts'), 'reportsHandlers'),
      ...onFirstCall(reportExports, () => import('#insight/reports/server/handlers.ts'), 'reportExportsHandlers'),
    ],
    jobs: reportJobs,
    parts: [figureInList],
  },
  'tenant-archives': {
    handlers: onFirstCall(
      tenantArchives,
      () => import('#insight/tenant-archives/server/handlers.ts'),
      'tenantArchivesHandlers',
    ),
    jobs: tenantArchiveJobs,
    heavyJobs: heavyArchiveJobs,
  },
  metering: {
    handlers: [
      ...onFirstCall(metering, () => import('#insight/metering/server/handlers.ts'), 'meteringHandlers'),
      ...onFirstCall(
        meterScheduler,
        () => import('#insight/metering/server/scheduler-handlers.ts'),
        'meterSchedulerHandlers',
      ),
    ],
    jobs: meteringJobs,
  },
  connections: {
    handlers: [
      ...onFirstCall(apiKeys, () => import('#insight/connections/server/key-handlers.ts'), 'apiKeyHandlers'),
      ...onFirstCall(webhooks, () => import('#insight/connections/server/webhook-handlers.ts'), 'webhookHandlers'),
    ],
    jobs: { [DELIVER_JOB]: (services, { deliveryId }: { deliveryId: number }) => deliver(services, deliveryId) },
  },
} satisfies Readonly<Record<string, ServerFeature>>
