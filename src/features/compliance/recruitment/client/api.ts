import { operationsOf } from '#platform/client/operations.ts'
import type { recruitmentOperations } from '../contract.ts'

export const recruitmentApi = operationsOf<typeof recruitmentOperations>('recruitment')
