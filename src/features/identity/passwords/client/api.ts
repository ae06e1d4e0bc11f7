import { operationsOf } from '#platform/client/operations.ts'
import type { passwords } from '../contract.ts'

export const passwordsApi = operationsOf<typeof passwords>('passwords')
