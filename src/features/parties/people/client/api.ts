import { operationsOf } from '#platform/client/operations.ts'
import type { people } from '../contract.ts'
import type { personExports } from '../export-contract.ts'

export const peopleApi = operationsOf<typeof people>('people')
export const personExportsApi = operationsOf<typeof personExports>('exports')
