import type { Feature } from '#platform/feature.ts'
import { worksheetOperations } from './contract.ts'

export const worksheetsFeature: Feature = { contracts: { worksheets: worksheetOperations } }
