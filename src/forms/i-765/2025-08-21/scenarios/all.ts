import type { Scenario } from '../../../scenario.ts'
import { categories } from './categories.ts'
import { full } from './full.ts'
import { replacement } from './replacement.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [small, ...categories, replacement, full]
