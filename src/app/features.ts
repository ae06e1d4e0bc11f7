import { caseFileFeatures } from '#case-file/features.ts'
import { complianceFeatures } from '#compliance/features.ts'
import { deskFeatures } from '#desk/features.ts'
import { identityFeatures } from '#identity/features.ts'
import { insightFeatures } from '#insight/features.ts'
import { moneyFeatures } from '#money/features.ts'
import { paperworkFeatures } from '#paperwork/features.ts'
import { partiesFeatures } from '#parties/features.ts'
import type { Feature } from '#platform/feature.ts'
import { preparationFeatures } from '#preparation/features.ts'

/** Every feature, floor by floor: its calls and its rights. */
export const features: readonly Feature[] = [
  identityFeatures,
  partiesFeatures,
  caseFileFeatures,
  preparationFeatures,
  paperworkFeatures,
  complianceFeatures,
  moneyFeatures,
  deskFeatures,
  insightFeatures,
].flatMap((floor): Feature[] => Object.values(floor))
