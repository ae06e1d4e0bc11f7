import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { refugee } from './refugee.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [small, full, refugee]
