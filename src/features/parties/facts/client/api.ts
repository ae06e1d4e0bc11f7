import { operationsOf } from '#platform/client/operations.ts'
import type { facts } from '../contract.ts'

export const factsApi = operationsOf<typeof facts>('facts')
