import type { Feature } from '#platform/feature.ts'
import { detailsOperations } from './contract.ts'

export const caseDetailsFeature: Feature = {
  contracts: { cases: detailsOperations },
}
