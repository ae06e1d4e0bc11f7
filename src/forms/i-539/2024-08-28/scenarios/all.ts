import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { granted } from './granted.ts'
import { small } from './small.ts'
import { student } from './student.ts'

export const scenarios: readonly Scenario[] = [small, full, student, granted]
