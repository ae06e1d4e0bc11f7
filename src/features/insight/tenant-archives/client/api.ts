import { operationsOf } from '#platform/client/operations.ts'
import type { tenantArchives } from '../contract.ts'

export const tenantArchivesApi = operationsOf<typeof tenantArchives>('tenantArchives')
