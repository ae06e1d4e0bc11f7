import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { cbp, ice } from './other-agencies.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [small, full, ice, cbp]
