import type { importsApi } from '#parties/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'

/** In the browser an upload is a Blob; the server finds its stream there. */
export const peopleFile = (companyId: number, file: Blob) =>
  ({ companyId, file }) as unknown as RefInput<typeof importsApi.uploadPeople>
export const companiesFile = (file: Blob) => ({ file }) as unknown as RefInput<typeof importsApi.uploadCompanies>
