import type { Feature } from '#platform/feature.ts'
import { factors } from './contract.ts'

export const secondFactorsFeature: Feature = {
  contracts: { factors },
}
