import type { Feature } from '#platform/feature.ts'
import { facts } from './contract.ts'

export const factsFeature: Feature = {
  contracts: { facts },
}
