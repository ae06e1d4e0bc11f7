import { operationsOf } from '#platform/client/operations.ts'
import type { worksheetOperations } from '../contract.ts'

export const worksheetsApi = operationsOf<typeof worksheetOperations>('worksheets')
