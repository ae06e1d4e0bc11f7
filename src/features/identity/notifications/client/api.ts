import { operationsOf } from '#platform/client/operations.ts'
import type { notifications } from '../contract.ts'

export const notificationsApi = operationsOf<typeof notifications>('notifications')
