import { Role } from '#formats/roles.ts'
import { apiKeys } from '#insight/connections/key-contract.ts'
import { webhooks } from '#insight/connections/webhook-contract.ts'
import { metering } from '#insight/metering/contract.ts'
import { meterScheduler } from '#insight/metering/scheduler-contract.ts'
import { reportExports, reportOperations } from '#insight/reports/contract.ts'
import { tenantArchives } from '#insight/tenant-archives/contract.ts'
import type { Feature } from '#platform/feature.ts'

/** What each feature of this floor says of itself to all sides. */
export const insightFeatures = {
  reports: { contracts: { reports: reportOperations, exports: reportExports } },
  'tenant-archives': {
    contracts: { tenantArchives },
    rights: {
      'tenant:export': {
        words: 'Take out all data of a company or law firm',
        roles: [Role.provider, Role.employer, Role.lawFirm],
      },
      'tenant:import': { words: 'Import archives of other installations', roles: [Role.provider] },
    },
  },
  metering: {
    contracts: { metering, meterScheduler },
    rights: {
      'meter:read': { words: 'Read meters and their readings', roles: [Role.provider] },
      'meter:write': { words: 'Enter meter readings, substations and scheduled jobs', roles: [Role.provider] },
    },
  },
  connections: {
    contracts: { apiKeys, webhooks },
    rights: {
      'api-key:edit': {
        words: 'Make and revoke API keys for own systems',
        roles: [Role.provider, Role.employer, Role.lawFirm],
      },
      'webhook:edit': { words: 'Set up webhooks for own systems', roles: [Role.provider, Role.employer, Role.lawFirm] },
    },
  },
} satisfies Readonly<Record<string, Feature>>
