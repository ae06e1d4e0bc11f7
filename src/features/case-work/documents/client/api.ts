import { operationsOf } from '#platform/client/operations.ts'
import type { documents } from '../contract.ts'
import type { documentExports } from '../export-contract.ts'
import type { documentTexts } from '../text-contract.ts'

export const documentsApi = operationsOf<typeof documents>('documents')

/** What shows documents: asked again after every change. */
export const refresh = [documentsApi.ofCase, documentsApi.list, documentsApi.asked]
export const documentExportsApi = operationsOf<typeof documentExports>('exports')
export const documentTextsApi = operationsOf<typeof documentTexts>('documentTexts')
