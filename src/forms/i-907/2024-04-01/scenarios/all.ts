import type { Scenario } from '../../../scenario.ts'

export const scenarios: readonly Scenario[] = []
