import type { Feature } from '#platform/feature.ts'
import { reminderOperations } from './contract.ts'

export const remindersFeature: Feature = {
  contracts: { cases: reminderOperations },
}
