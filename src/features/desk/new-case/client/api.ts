import { operationsOf } from '#platform/client/operations.ts'
import type { newCaseOperations } from '../contract.ts'

export const newCaseApi = operationsOf<typeof newCaseOperations>('cases')
