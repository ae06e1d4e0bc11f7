import { operationsOf } from '#platform/client/operations.ts'
import type { news } from '../contract.ts'

export const newsApi = operationsOf<typeof news>('news')
