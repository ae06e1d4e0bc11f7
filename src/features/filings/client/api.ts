import { operationsOf, type RefInput } from '#platform/client/operations.ts'
import type { filings } from '../contract.ts'

export const filingsApi = operationsOf<typeof filings>('filings')

/** In the browser an upload is a Blob; the server finds its stream there. */
export const scanFile = (id: number, file: Blob, pageCode: string) =>
  ({ id, file, ...(pageCode && { pageCode }) }) as unknown as RefInput<typeof filingsApi.scan>
