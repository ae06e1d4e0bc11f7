import type { Scenario } from '../../../scenario.ts'
import { amended } from './amended.ts'
import { full } from './full.ts'
import { self } from './self.ts'

export const scenarios: readonly Scenario[] = [self, amended, full]
