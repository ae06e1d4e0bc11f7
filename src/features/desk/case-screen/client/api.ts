import { operationsOf } from '#platform/client/operations.ts'
import type { screenOperations } from '../contract.ts'
import type { workOperations } from '../work-contract.ts'

export const caseScreenApi = operationsOf<typeof screenOperations & typeof workOperations>('cases')
