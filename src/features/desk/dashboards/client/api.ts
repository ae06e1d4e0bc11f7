import { operationsOf } from '#platform/client/operations.ts'
import type { dashboardOperations } from '../contract.ts'

export const dashboardsApi = operationsOf<typeof dashboardOperations>('cases')
