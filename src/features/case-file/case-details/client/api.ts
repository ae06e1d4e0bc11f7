import { operationsOf } from '#platform/client/operations.ts'
import type { detailsOperations } from '../contract.ts'

export const caseDetailsApi = operationsOf<typeof detailsOperations>('cases')
