import { operationsOf } from '#platform/client/operations.ts'
import type { feeOperations } from '../contract.ts'

export const feesApi = operationsOf<typeof feeOperations>('filings')
