import { caseDetailsApi } from '#case-file/client/api.ts'
import { recruitmentApi } from '#compliance/client/api.ts'
import { deadlinesApi, preFilingApi } from '#preparation/client/api.ts'

/** What is asked anew after a change of the recruitment. */
export const refreshed = [recruitmentApi.ofCase, caseDetailsApi.get, deadlinesApi.ofCase, preFilingApi.check]
