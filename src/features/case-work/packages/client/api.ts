import { operationsOf } from '#platform/client/operations.ts'
import type { packageOperations } from '../contract.ts'
import type { responseOperations } from '../response-contract.ts'

export const packagesApi = operationsOf<typeof packageOperations>('filings')
export const responsesApi = operationsOf<typeof responseOperations>('responses')
