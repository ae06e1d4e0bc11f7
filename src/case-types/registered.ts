// Written by a build from the files in types/: docs/decisions/0015.
import type { CaseType } from './case-type.ts'
import collections from './types/collections.ts'
import contractReview from './types/contract-review.ts'
import e3 from './types/e3.ts'
import e3d from './types/e3d.ts'
import ead from './types/ead.ts'
import h1b from './types/h1b.ts'
import h1b1 from './types/h1b1.ts'
import h4 from './types/h4.ts'
import i9 from './types/i9.ts'
import i130 from './types/i130.ts'
import i131 from './types/i131.ts'
import i140 from './types/i140.ts'
import i485 from './types/i485.ts'
import i864 from './types/i864.ts'
import l1 from './types/l1.ts'
import l2 from './types/l2.ts'
import lcaOnly from './types/lca-only.ts'
import o1 from './types/o1.ts'
import o3 from './types/o3.ts'
import pafOnly from './types/paf-only.ts'
import perm from './types/perm.ts'
import td from './types/td.ts'
import tn from './types/tn.ts'

/** Every case type the product knows, by the names of their files. */
export const registered: readonly CaseType[] = [
  collections,
  contractReview,
  e3,
  e3d,
  ead,
  h1b,
  h1b1,
  h4,
  i9,
  i130,
  i131,
  i140,
  i485,
  i864,
  l1,
  l2,
  lcaOnly,
  o1,
  o3,
  pafOnly,
  perm,
  td,
  tn,
]
