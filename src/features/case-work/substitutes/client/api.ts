import { caseDetailsApi } from '#case-file/case-details/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import { operationsOf, type RefInput } from '#platform/client/operations.ts'
import type { substituteOperations } from '../contract.ts'

export const substitutesApi = operationsOf<typeof substituteOperations>('substitutes')

/** The file itself travels beside it (send-file.ts). */
export const offerInput = (id: number, caseFormId: number) =>
  ({ id, caseFormId }) as RefInput<typeof substitutesApi.offer>

/** What shows a form of the case, and what speaks of it. */
export const refresh = [substitutesApi.list, caseDetailsApi.get, preFilingApi.check]
