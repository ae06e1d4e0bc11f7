import { operationsOf } from '#platform/client/operations.ts'
import type { subscriptions } from '../contract.ts'

export const subscriptionsApi = operationsOf<typeof subscriptions>('subscriptions')
