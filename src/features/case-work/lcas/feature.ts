import type { Feature } from '#platform/feature.ts'
import { lcaOperations } from './contract.ts'

export const lcasFeature: Feature = { contracts: { lcas: lcaOperations } }
