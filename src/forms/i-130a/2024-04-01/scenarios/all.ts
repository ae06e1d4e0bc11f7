import type { Scenario } from '../../../scenario.ts'
import { abroad } from './abroad.ts'
import { here } from './here.ts'
import { neverAbroad } from './never-abroad.ts'

export const scenarios: readonly Scenario[] = [abroad, here, neverAbroad]
