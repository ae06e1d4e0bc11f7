import type { companiesApi } from '#parties/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'

/** In the browser an upload is a Blob; the server finds its stream there. */
export const uploadOf = (id: number, file: Blob) =>
  ({ id, file }) as unknown as RefInput<typeof companiesApi.saveSignature>
