import { operationsOf } from '#platform/client/operations.ts'
import type { lcaOperations } from '../contract.ts'

export const lcasApi = operationsOf<typeof lcaOperations>('lcas')
