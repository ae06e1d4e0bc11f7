import { operationsOf } from '#platform/client/operations.ts'
import type { outbox } from '../contract.ts'
import type { outboxExports } from '../export-contract.ts'

export const outboxApi = operationsOf<typeof outbox>('outbox')
export const outboxExportsApi = operationsOf<typeof outboxExports>('exports')
