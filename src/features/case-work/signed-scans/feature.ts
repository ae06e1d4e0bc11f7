import type { Feature } from '#platform/feature.ts'
import { scanOperations } from './contract.ts'

export const signedScansFeature: Feature = {
  contracts: { filings: scanOperations },
}
