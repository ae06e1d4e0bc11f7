import { operationsOf } from '#platform/client/operations.ts'
import type { plans } from '../contract.ts'

export const plansApi = operationsOf<typeof plans>('plans')
