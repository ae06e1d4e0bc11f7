import type { Feature } from '#platform/feature.ts'
import { caseDrafts } from './contract.ts'

export const caseDraftsFeature: Feature = {
  contracts: { caseDrafts },
}
