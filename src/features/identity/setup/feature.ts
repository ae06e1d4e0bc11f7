import type { Feature } from '#platform/feature.ts'
import { setup } from './contract.ts'

export const setupFeature: Feature = {
  contracts: { setup },
}
