import { operationsOf } from '#platform/client/operations.ts'
import type { documents } from '../contract.ts'

export const documentsApi = operationsOf<typeof documents>('documents')

/** What shows documents: asked again after every change. */
export const refresh = [documentsApi.ofCase, documentsApi.list]
