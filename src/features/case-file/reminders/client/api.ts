import { operationsOf } from '#platform/client/operations.ts'
import type { reminderOperations } from '../contract.ts'

export const remindersApi = operationsOf<typeof reminderOperations>('cases')
