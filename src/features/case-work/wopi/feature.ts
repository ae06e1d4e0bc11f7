import type { Feature } from '#platform/feature.ts'
import { wopi } from './contract.ts'

export const wopiFeature: Feature = { contracts: { wopi } }
