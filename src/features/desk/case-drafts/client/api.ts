import { operationsOf } from '#platform/client/operations.ts'
import type { caseDrafts } from '../contract.ts'

export const caseDraftsApi = operationsOf<typeof caseDrafts>('caseDrafts')
