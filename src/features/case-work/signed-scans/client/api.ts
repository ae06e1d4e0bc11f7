import { operationsOf, type RefInput } from '#platform/client/operations.ts'
import type { scanOperations } from '../contract.ts'

export const scansApi = operationsOf<typeof scanOperations>('filings')

/** The file itself travels beside it (send-file.ts). */
export const scanInput = (id: number) => ({ id }) as RefInput<typeof scansApi.scan>
