import { operationsOf } from '#platform/client/operations.ts'
import type { systemCheck } from '../contract.ts'

export const systemCheckApi = operationsOf<typeof systemCheck>('systemCheck')
