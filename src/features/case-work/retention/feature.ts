import type { Feature } from '#platform/feature.ts'
import { retention } from './contract.ts'

export const retentionFeature: Feature = { contracts: { retention } }
