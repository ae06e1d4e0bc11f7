import type { Feature } from '#platform/feature.ts'
import { imports } from './contract.ts'

export const importsFeature: Feature = {
  contracts: { imports },
}
