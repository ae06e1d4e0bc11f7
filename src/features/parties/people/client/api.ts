import { operationsOf } from '#platform/client/operations.ts'
import type { people } from '../contract.ts'

export const peopleApi = operationsOf<typeof people>('people')
