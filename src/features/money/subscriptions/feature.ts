import type { Feature } from '#platform/feature.ts'
import { subscriptions } from './contract.ts'

export const subscriptionsFeature: Feature = { contracts: { subscriptions } }
