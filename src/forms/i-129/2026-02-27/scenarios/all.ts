import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { hScenarios } from './h-all.ts'
import { individual } from './individual.ts'
import { small } from './small.ts'
import { supplementScenarios } from './supplement-all.ts'

export const scenarios: readonly Scenario[] = [small, full, individual, ...hScenarios, ...supplementScenarios]
