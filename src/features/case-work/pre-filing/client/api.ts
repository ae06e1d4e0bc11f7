import { operationsOf } from '#platform/client/operations.ts'
import type { checkOperations } from '../contract.ts'

export const preFilingApi = operationsOf<typeof checkOperations>('filings')
