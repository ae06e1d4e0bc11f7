import { caseDetailsApi } from '#case-file/client/api.ts'
import { substitutesApi } from '#paperwork/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { preFilingApi } from '#preparation/client/api.ts'

/** The file itself travels beside it (send-file.ts). */
export const offerInput = (id: number, caseFormId: number) =>
  ({ id, caseFormId }) as RefInput<typeof substitutesApi.offer>

/** What shows a form of the case, and what speaks of it. */
export const refresh = [substitutesApi.list, caseDetailsApi.get, preFilingApi.check]
