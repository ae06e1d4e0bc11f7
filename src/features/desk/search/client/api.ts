import { operationsOf } from '#platform/client/operations.ts'
import type { search } from '../contract.ts'

export const searchApi = operationsOf<typeof search>('search')
