import type { Feature } from '#platform/feature.ts'
import { checkOperations } from './contract.ts'

export const preFilingFeature: Feature = {
  contracts: { filings: checkOperations },
}
