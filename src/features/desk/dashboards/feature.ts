import type { Feature } from '#platform/feature.ts'
import { dashboardOperations } from './contract.ts'

export const dashboardsFeature: Feature = {
  contracts: { cases: dashboardOperations },
}
