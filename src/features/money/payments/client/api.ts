import { operationsOf } from '#platform/client/operations.ts'
import type { payments } from '../contract.ts'

export const paymentsApi = operationsOf<typeof payments>('payments')
