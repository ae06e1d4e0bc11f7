import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { familyAlone, others } from './others.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [small, full, ...others]

/** Those that together fill nearly every field; the others cross one box more and differ in little else. */
export const readBack: readonly Scenario[] = [small, full, familyAlone]
