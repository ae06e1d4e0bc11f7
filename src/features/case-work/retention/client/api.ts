import { operationsOf } from '#platform/client/operations.ts'
import type { retention } from '../contract.ts'

export const retentionApi = operationsOf<typeof retention>('retention')
