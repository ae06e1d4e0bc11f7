import type { Feature } from '#platform/feature.ts'
import { recruitmentOperations } from './contract.ts'

export const recruitmentFeature: Feature = { contracts: { recruitment: recruitmentOperations } }
