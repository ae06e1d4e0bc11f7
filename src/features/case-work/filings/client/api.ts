import { operationsOf, type RefInput } from '#platform/client/operations.ts'
import type { filings } from '../contract.ts'
import type { filingExports } from '../export-contract.ts'

export const filingsApi = operationsOf<typeof filings>('filings')

/** The file itself travels beside it (send-file.ts). */
export const scanInput = (id: number) => ({ id }) as RefInput<typeof filingsApi.scan>
export const filingExportsApi = operationsOf<typeof filingExports>('exports')
