import { operationsOf } from '#platform/client/operations.ts'
import type { installation } from '../contract.ts'

export const installationApi = operationsOf<typeof installation>('installation')
