import type { Feature } from '#platform/feature.ts'
import { bulkOperations } from './bulk-contract.ts'
import { listOperations } from './contract.ts'
import { caseExports } from './export-contract.ts'

export const caseListsFeature: Feature = {
  contracts: { cases: { ...listOperations, ...bulkOperations }, exports: caseExports },
}
