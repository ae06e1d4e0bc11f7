import type { Feature } from '#platform/feature.ts'
import { payments } from './contract.ts'

export const paymentsFeature: Feature = { contracts: { payments } }
