import type { Scenario } from '../../../scenario.ts'
import { parent } from './parent.ts'
import { sibling } from './sibling.ts'
import { spouse } from './spouse.ts'

export const scenarios: readonly Scenario[] = [spouse, parent, sibling]
