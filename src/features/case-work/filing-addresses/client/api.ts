import { operationsOf } from '#platform/client/operations.ts'
import type { addressOperations } from '../contract.ts'
import type { filingExports } from '../export-contract.ts'
import type { serviceCenterOperations } from '../service-center-contract.ts'

export const addressesApi = operationsOf<typeof addressOperations>('filings')
export const filingExportsApi = operationsOf<typeof filingExports>('exports')
export const serviceCentersApi = operationsOf<typeof serviceCenterOperations>('filings')
