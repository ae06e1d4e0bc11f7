import type { Scenario } from '../../../scenario.ts'
import { alien } from './alien.ts'
import { resident } from './resident.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [small, alien, resident]
