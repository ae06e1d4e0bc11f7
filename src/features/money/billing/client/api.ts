import { operationsOf } from '#platform/client/operations.ts'
import type { billing } from '../contract.ts'

export const billingApi = operationsOf<typeof billing>('billing')
