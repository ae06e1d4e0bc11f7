import type { Feature } from '#platform/feature.ts'
import { screenOperations } from './contract.ts'
import { workOperations } from './work-contract.ts'

export const caseScreenFeature: Feature = {
  contracts: { cases: { ...screenOperations, ...workOperations } },
}
