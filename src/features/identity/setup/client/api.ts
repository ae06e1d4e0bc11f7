import { operationsOf } from '#platform/client/operations.ts'
import type { setup } from '../contract.ts'

export const setupApi = operationsOf<typeof setup>('setup')
