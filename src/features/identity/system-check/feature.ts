import type { Feature } from '#platform/feature.ts'
import { systemCheck } from './contract.ts'

export const systemCheckFeature: Feature = {
  contracts: { systemCheck },
}
