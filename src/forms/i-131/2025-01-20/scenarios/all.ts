import type { Scenario } from '../../../scenario.ts'
import { bases, colors, replacements } from './bases.ts'
import { forAnother } from './for-another.ts'
import { full } from './full.ts'
import { paroles } from './paroles.ts'
import { fromOutside, travelPermits } from './permits.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [
  small,
  full,
  ...bases,
  ...replacements,
  ...colors,
  ...travelPermits,
  ...paroles,
  forAnother,
]

/** Those that together fill nearly every field; the others cross one box more and differ in nothing else. */
export const readBack: readonly Scenario[] = [small, full, fromOutside, forAnother]
