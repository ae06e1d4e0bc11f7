import type { Feature } from '#platform/feature.ts'
import { search } from './contract.ts'

export const searchFeature: Feature = {
  contracts: { search },
}
