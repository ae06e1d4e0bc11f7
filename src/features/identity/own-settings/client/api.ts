import { operationsOf } from '#platform/client/operations.ts'
import type { ownSettings } from '../contract.ts'

export const ownSettingsApi = operationsOf<typeof ownSettings>('users')
