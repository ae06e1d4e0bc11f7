import type { Feature } from '#platform/feature.ts'
import { moveOperations } from './contract.ts'

export const movesFeature: Feature = {
  contracts: { cases: moveOperations },
}
