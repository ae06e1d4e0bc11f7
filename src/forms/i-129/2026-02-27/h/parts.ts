import { collection, feeExemption, general, numericalLimitation, offSiteAssignment } from './data-collection.ts'
import { sectionTwo } from './section-2.ts'
import { sectionThree } from './section-3.ts'
import { sectionOne, supplement } from './supplement.ts'

/** The H Classification Supplement and the H-1B and H-1B1 Data Collection, in the order of the paper. */
export const hParts = [
  supplement,
  sectionOne,
  sectionTwo,
  sectionThree,
  collection,
  general,
  feeExemption,
  numericalLimitation,
  offSiteAssignment,
] as const
