import { caseDetailsApi } from '#case-file/client/api.ts'
import { preFilingApi, substitutesApi } from '#case-work/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'

/** The file itself travels beside it (send-file.ts). */
export const offerInput = (id: number, caseFormId: number) =>
  ({ id, caseFormId }) as RefInput<typeof substitutesApi.offer>

/** What shows a form of the case, and what speaks of it. */
export const refresh = [substitutesApi.list, caseDetailsApi.get, preFilingApi.check]
