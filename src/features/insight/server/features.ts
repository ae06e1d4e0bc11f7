import { apiKeys } from '#insight/connections/key-contract.ts'
import { webhooks } from '#insight/connections/webhook-contract.ts'
import { metering } from '#insight/metering/contract.ts'
import { meterScheduler } from '#insight/metering/scheduler-contract.ts'
import { reportExports, reportOperations } from '#insight/reports/contract.ts'
import { tenantArchives } from '#insight/tenant-archives/contract.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
import { readFigure } from '#platform/operation/figures.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'

/** What each feature of this floor does on the server. */
export const insightOnServer = {
  reports: {
    handlers: [
      ...onFirstCall(reportOperations, () => import('#insight/reports/server/handlers.ts'), 'reportsHandlers'),
      ...onFirstCall(reportExports, () => import('#insight/reports/server/handlers.ts'), 'reportExportsHandlers'),
    ],
    jobs: jobsOnFirstRun(['reports.mail'], () => import('#insight/reports/server/jobs.ts'), 'reportJobs'),
    parts: [partOnFirstCall(readFigure, () => import('#insight/reports/server/figure-in-list.ts'), 'figureInList')],
  },
  'tenant-archives': {
    handlers: onFirstCall(
      tenantArchives,
      () => import('#insight/tenant-archives/server/handlers.ts'),
      'tenantArchivesHandlers',
    ),
    jobs: jobsOnFirstRun(
      [
        'tenantArchives.export',
        'tenantArchives.check',
        'tenantArchives.import',
        'tenantArchives.mailInvitations',
        'tenantArchives.expire',
      ],
      () => import('#insight/tenant-archives/server/jobs.ts'),
      'tenantArchiveJobs',
    ),
    heavyJobs: ['tenantArchives.export', 'tenantArchives.check', 'tenantArchives.import'],
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
    jobs: jobsOnFirstRun(['meterScheduler.work'], () => import('#insight/metering/server/jobs.ts'), 'meteringJobs'),
  },
  connections: {
    handlers: [
      ...onFirstCall(apiKeys, () => import('#insight/connections/server/key-handlers.ts'), 'apiKeyHandlers'),
      ...onFirstCall(webhooks, () => import('#insight/connections/server/webhook-handlers.ts'), 'webhookHandlers'),
    ],
    jobs: jobsOnFirstRun(['webhooks.deliver'], () => import('#insight/connections/server/jobs.ts'), 'webhookJobs'),
  },
} satisfies Readonly<Record<string, ServerFeature>>
