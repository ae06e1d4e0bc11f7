// Written by a build from the files in types/: docs/decisions/0015.
import type { CaseType } from './case-type.ts'
import collections from './types/collections.ts'
import contractReview from './types/contract-review.ts'
import e3Petition from './types/e3-petition.ts'
import e3dApplication from './types/e3d-application.ts'
import eadApplication from './types/ead-application.ts'
import h1bLcaOnly from './types/h1b-lca-only.ts'
import h1bPetition from './types/h1b-petition.ts'
import h1b1Petition from './types/h1b1-petition.ts'
import h4Application from './types/h4-application.ts'
import i9Verification from './types/i9-verification.ts'
import i130Application from './types/i130-application.ts'
import i131AdvanceParole from './types/i131-advance-parole.ts'
import i140Application from './types/i140-application.ts'
import i485Application from './types/i485-application.ts'
import i864Petition from './types/i864-petition.ts'
import l1Petition from './types/l1-petition.ts'
import l2Application from './types/l2-application.ts'
import o1Petition from './types/o1-petition.ts'
import o3Application from './types/o3-application.ts'
import permApplication from './types/perm-application.ts'
import publicAccessFileOnly from './types/public-access-file-only.ts'
import tdApplication from './types/td-application.ts'
import tnPetition from './types/tn-petition.ts'

/** Every case type the product knows, by the names of their files. */
export const registered: readonly CaseType[] = [
  collections,
  contractReview,
  e3Petition,
  e3dApplication,
  eadApplication,
  h1bLcaOnly,
  h1bPetition,
  h1b1Petition,
  h4Application,
  i9Verification,
  i130Application,
  i131AdvanceParole,
  i140Application,
  i485Application,
  i864Petition,
  l1Petition,
  l2Application,
  o1Petition,
  o3Application,
  permApplication,
  publicAccessFileOnly,
  tdApplication,
  tnPetition,
]
