import type { Feature } from '#platform/feature.ts'
import { termsOperations } from './contract.ts'

export const termsFeature: Feature = { contracts: { terms: termsOperations } }
