import { operationsOf } from '#platform/client/operations.ts'
import type { factors } from '../contract.ts'

export const factorsApi = operationsOf<typeof factors>('factors')
