import { operationsOf } from '#platform/client/operations.ts'
import type { lookUps } from '../contract.ts'

export const lookUpsApi = operationsOf<typeof lookUps>('lookUps')
