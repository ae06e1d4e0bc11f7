import type { Feature } from '#platform/feature.ts'
import { inspection, publicAccess } from './contract.ts'

/** Its rights are those of the LCA that the file belongs to. */
export const publicAccessFeature: Feature = { contracts: { publicAccess, inspection } }
