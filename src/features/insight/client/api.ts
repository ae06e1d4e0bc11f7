import type { apiKeys } from '#insight/connections/key-contract.ts'
import type { webhooks } from '#insight/connections/webhook-contract.ts'
import type { metering } from '#insight/metering/contract.ts'
import type { meterScheduler } from '#insight/metering/scheduler-contract.ts'
import type { reportExports, reportOperations } from '#insight/reports/contract.ts'
import type { tenantArchives } from '#insight/tenant-archives/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const apiKeysApi = operationsOf<typeof apiKeys>('apiKeys')
export const webhooksApi = operationsOf<typeof webhooks>('webhooks')
export const meteringApi = operationsOf<typeof metering>('metering')
export const meterSchedulerApi = operationsOf<typeof meterScheduler>('meterScheduler')
export const reportsApi = operationsOf<typeof reportOperations>('reports')
export const reportExportsApi = operationsOf<typeof reportExports>('exports')
export const tenantArchivesApi = operationsOf<typeof tenantArchives>('tenantArchives')
