import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { individual } from './individual.ts'

export const scenarios: readonly Scenario[] = [individual, full]
