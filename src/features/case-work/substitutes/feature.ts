import type { Feature } from '#platform/feature.ts'
import { substituteOperations } from './contract.ts'

export const substitutesFeature: Feature = {
  contracts: { substitutes: substituteOperations },
}
