import { operationsOf } from '#platform/client/operations.ts'
import type { orders } from '../contract.ts'

export const ordersApi = operationsOf<typeof orders>('orders')
