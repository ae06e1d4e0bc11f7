import { operationsOf } from '#platform/client/operations.ts'
import type { questionnaires } from '../contract.ts'

export const questionnairesApi = operationsOf<typeof questionnaires>('questionnaires')
