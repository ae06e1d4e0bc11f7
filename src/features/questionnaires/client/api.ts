import type { facts } from '#features/facts/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { questionnaires } from '../contract.ts'

export const questionnairesApi = operationsOf<typeof questionnaires>('questionnaires')
export const factsApi = operationsOf<typeof facts>('facts')
