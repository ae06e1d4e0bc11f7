import { operationsOf } from '#platform/client/operations.ts'
import type { listExports } from '../contract.ts'

export const exportsApi = operationsOf<typeof listExports>('exports')
