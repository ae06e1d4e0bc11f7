import type { Feature } from '#platform/feature.ts'
import { billing } from './contract.ts'

export const billingFeature: Feature = { contracts: { billing } }
