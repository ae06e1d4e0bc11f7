import type { Feature } from '#platform/feature.ts'
import { caseForms } from './contract.ts'

export const caseFormsFeature: Feature = {
  contracts: { caseForms },
}
