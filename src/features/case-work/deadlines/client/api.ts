import { operationsOf } from '#platform/client/operations.ts'
import type { deadlines } from '../contract.ts'
import type { deadlineSettings } from '../settings-contract.ts'

export const deadlinesApi = operationsOf<typeof deadlines>('deadlines')
export const deadlineSettingsApi = operationsOf<typeof deadlineSettings>('deadlines')
