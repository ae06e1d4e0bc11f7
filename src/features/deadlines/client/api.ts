import { operationsOf } from '#platform/client/operations.ts'
import type { deadlines } from '../contract.ts'

export const deadlinesApi = operationsOf<typeof deadlines>('deadlines')
