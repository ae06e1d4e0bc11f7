import type { Feature } from '#platform/feature.ts'
import { uscis } from './contract.ts'

export const uscisFeature: Feature = {
  contracts: { uscis },
}
