import { operationsOf } from '#platform/client/operations.ts'
import type { packageOperations } from '../contract.ts'

export const packagesApi = operationsOf<typeof packageOperations>('filings')
