import type { Feature } from '#platform/feature.ts'
import { lookUps } from './contract.ts'

export const lookUpsFeature: Feature = { contracts: { lookUps } }
