import type { Feature } from '#platform/feature.ts'
import { orders } from './contract.ts'

export const ordersFeature: Feature = { contracts: { orders } }
