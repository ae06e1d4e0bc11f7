import { operationsOf } from '#platform/client/operations.ts'
import type { bulkOperations } from '../bulk-contract.ts'
import type { listOperations } from '../contract.ts'
import type { caseExports } from '../export-contract.ts'

export const caseListsApi = operationsOf<typeof listOperations & typeof bulkOperations>('cases')
export const caseExportsApi = operationsOf<typeof caseExports>('exports')
