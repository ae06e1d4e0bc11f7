import { operationsOf } from '#platform/client/operations.ts'
import type { inspection, publicAccess } from '../contract.ts'

export const publicAccessApi = operationsOf<typeof publicAccess>('publicAccess')
export const inspectionApi = operationsOf<typeof inspection>('inspection')
