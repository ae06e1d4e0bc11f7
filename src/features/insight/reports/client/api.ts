import { operationsOf } from '#platform/client/operations.ts'
import type { reportExports, reportOperations } from '../contract.ts'

export const reportsApi = operationsOf<typeof reportOperations>('reports')
export const reportExportsApi = operationsOf<typeof reportExports>('exports')
