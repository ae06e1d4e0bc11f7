import { operationsOf } from '#platform/client/operations.ts'
import type { capSeasonOperations } from '../contract.ts'

export const capSeasonApi = operationsOf<typeof capSeasonOperations>('capSeason')
