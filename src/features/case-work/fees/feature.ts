import type { Feature } from '#platform/feature.ts'
import { feeOperations } from './contract.ts'

export const feesFeature: Feature = {
  contracts: { filings: feeOperations },
}
