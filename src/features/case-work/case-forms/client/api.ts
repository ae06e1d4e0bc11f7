import { operationsOf } from '#platform/client/operations.ts'
import type { caseForms } from '../contract.ts'

export const caseFormsApi = operationsOf<typeof caseForms>('caseForms')
