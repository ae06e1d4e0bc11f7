import { operationsOf } from '#platform/client/operations.ts'
import type { outbox } from '../contract.ts'

export const outboxApi = operationsOf<typeof outbox>('outbox')
