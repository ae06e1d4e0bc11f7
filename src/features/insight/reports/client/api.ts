import { operationsOf } from '#platform/client/operations.ts'
import type { reportOperations } from '../contract.ts'

export const reportsApi = operationsOf<typeof reportOperations>('reports')
