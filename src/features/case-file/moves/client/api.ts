import { operationsOf } from '#platform/client/operations.ts'
import type { moveOperations } from '../contract.ts'

export const movesApi = operationsOf<typeof moveOperations>('cases')
