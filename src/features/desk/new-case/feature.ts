import type { Feature } from '#platform/feature.ts'
import { newCaseOperations } from './contract.ts'

export const newCaseFeature: Feature = {
  contracts: { cases: newCaseOperations },
}
