import type { Feature } from '#platform/feature.ts'
import { packageOperations } from './contract.ts'
import { responseOperations } from './response-contract.ts'

export const packagesFeature: Feature = {
  contracts: { filings: packageOperations, responses: responseOperations },
}
