import { operationsOf } from '#platform/client/operations.ts'
import type { apiKeys } from '../key-contract.ts'
import type { webhooks } from '../webhook-contract.ts'

export const apiKeysApi = operationsOf<typeof apiKeys>('apiKeys')
export const webhooksApi = operationsOf<typeof webhooks>('webhooks')
