import type { Feature } from '#platform/feature.ts'
import { reportOperations } from './contract.ts'

export const reportsFeature: Feature = { contracts: { reports: reportOperations } }
