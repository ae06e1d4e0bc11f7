import type { Feature } from '#platform/feature.ts'
import { reportExports, reportOperations } from './contract.ts'

export const reportsFeature: Feature = { contracts: { reports: reportOperations, exports: reportExports } }
