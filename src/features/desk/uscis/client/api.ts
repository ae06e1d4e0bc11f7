import { operationsOf } from '#platform/client/operations.ts'
import type { uscis } from '../contract.ts'

export const uscisApi = operationsOf<typeof uscis>('uscis')
