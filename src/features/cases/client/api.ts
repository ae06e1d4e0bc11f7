import { operationsOf } from '#platform/client/operations.ts'
import type { cases } from '../contract.ts'

export const casesApi = operationsOf<typeof cases>('cases')
