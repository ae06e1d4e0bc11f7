import type { Feature } from '#platform/feature.ts'
import { letters, letterTemplates } from './contract.ts'

export const lettersFeature: Feature = { contracts: { letters, letterTemplates } }
